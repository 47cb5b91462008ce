import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { FolderName } from '../../together/folder-name.tsx'
import { SearchLink } from '../../together/search-link.tsx'
import styles from './alert.module.css'
import { AlertActions } from './alert-actions.tsx'
import { asksDossiers, DOSSIER_NOTE, describeFollowers, describeOwner, describeState } from './alert-words.ts'
import { ChannelList } from './channel-list.tsx'
import { RuleForm } from './rule-form.tsx'
import { describeRule, toRuleForm } from './rule-words.ts'
import { SubscriptionPart } from './subscription-part.tsx'

/** What an alert reports, its state, and its channels. */
export function AlertBody({ alert, newsroomZone }: { alert: Alert; newsroomZone: string }) {
  const [isEditing, setEditing] = useState(false)
  const lines = [describeOwner(alert), describeState(alert), describeFollowers(alert)]
  return (
    <>
      <FolderName folder={alert.folder} />
      {alert.filters && <SearchLink filters={alert.filters} />}
      <p>{describeRule(toRuleForm(alert), newsroomZone, alert.is_followed)}</p>
      <p className={styles.quiet}>{lines.filter((line) => line !== null).join(' · ')}</p>
      {alert.problem && <p role="alert">{alert.problem}</p>}
      {asksDossiers(alert) && (alert.is_shared || alert.level !== 'own') && (
        <p className={styles.quiet}>{DOSSIER_NOTE}</p>
      )}
      {isEditing ? (
        <RuleForm alert={alert} newsroomZone={newsroomZone} onDone={() => setEditing(false)} />
      ) : (
        <AlertActions alert={alert} onEdit={() => setEditing(true)} />
      )}
      {alert.level !== 'own' && <SubscriptionPart alert={alert} />}
      {alert.is_followed && <ChannelList alert={alert} />}
    </>
  )
}
