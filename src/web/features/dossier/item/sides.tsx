import type { ReactNode } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import { diffWords } from '../../../../text/diff-words.ts'
import { formatDateTime } from '../../../format.ts'
import { TextDiff } from '../../../ui/texts/text-diff.tsx'
import classes from './item-card.module.css'
import { GONE } from './item-words.ts'
import { ScrollText } from './scroll-text.tsx'

type SidesProps = {
  item: DossierItem
  changes: string[]
  then: ReactNode
  /** The current state, if it exists and differs. */
  children: ReactNode
}

/** The former state, and beside it the current one; only one side if nothing has changed. */
export function Sides({ item: { kind, now, added_at }, changes, then, children }: SidesProps) {
  if (now !== null && changes.length === 0)
    return (
      <div className={classes.side}>
        {then}
        <p className={classes.counts}>Como em {formatDateTime(added_at)}: nada mudou desde então.</p>
      </div>
    )
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <p className={classes.label}>Em {formatDateTime(added_at)}</p>
        {then}
      </div>
      <div className={classes.side}>
        <p className={classes.label}>Agora</p>
        {now === null ? (
          <p className={classes.text}>{GONE[kind]}</p>
        ) : (
          <>
            <p className={classes.counts}>{changes.join(' · ')}</p>
            {children}
          </>
        )}
      </div>
    </div>
  )
}

/** Removed and added parts of a text; nothing if it is unchanged. */
export function ChangedText({ then, now }: { then: string; now: string }) {
  if (then === now) return null
  return (
    <ScrollText>
      <TextDiff parts={diffWords(then, now)} />
    </ScrollText>
  )
}
