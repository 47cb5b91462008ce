import { NativeSelect } from '@mantine/core'
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '../../../contract/audit-actions.ts'
import { compareNames } from '../../../text/compare-names.ts'
import { DayInput } from '../../ui/controls/day-input.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import type { AuditAddress } from './audit-address.ts'
import classes from './audit-screen.module.css'

type Props = { address: AuditAddress; onChange: (change: AuditAddress) => void }

const ACTIONS = [
  { value: '', label: 'Qualquer ação' },
  ...AUDIT_ACTION_NAMES.map((value) => ({ value, label: AUDIT_ACTIONS[value] })).sort((a, b) =>
    compareNames(a.label, b.label),
  ),
]

/** Filters by user, action, target, client address and days. */
export function AuditFilters({ address, onChange }: Props) {
  const problem =
    address.start_date && address.end_date && address.start_date > address.end_date
      ? 'A data final vem antes da inicial.'
      : undefined
  return (
    <search className={classes.filters}>
      <SearchField
        label="Quem"
        isLabelled
        placeholder="Nome de usuário"
        search={address.actor ?? ''}
        onSearch={(actor) => onChange({ actor: actor || undefined })}
      />
      <NativeSelect
        label="Ação"
        data={ACTIONS}
        value={address.action ?? ''}
        onChange={(event) =>
          onChange({ action: AUDIT_ACTION_NAMES.find((name) => name === event.currentTarget.value) })
        }
      />
      <SearchField
        label="O quê"
        isLabelled
        placeholder="Parte do texto"
        search={address.subject ?? ''}
        onSearch={(subject) => onChange({ subject: subject || undefined })}
      />
      <SearchField
        label="De onde"
        isLabelled
        placeholder="192.168."
        search={address.address ?? ''}
        onSearch={(from) => onChange({ address: from || undefined })}
      />
      <DayInput
        label="Desde"
        day={address.start_date ?? null}
        onChange={(day) => onChange({ start_date: day ?? undefined })}
      />
      <DayInput
        label="Até"
        day={address.end_date ?? null}
        error={problem}
        onChange={(day) => onChange({ end_date: day ?? undefined })}
      />
    </search>
  )
}
