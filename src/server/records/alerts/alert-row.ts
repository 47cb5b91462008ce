import type { Selectable } from 'kysely'
import type { AlertRule, AlertSpan } from '../../../contract/limits.ts'
import type { Tables } from '../../store/tables.ts'

type Stored = Selectable<Tables['alerts']>
export type AlertRow = Omit<Stored, 'rule' | 'span' | 'since_number' | 'behind_from' | 'more' | 'last_number'> & {
  rule: AlertRule
  span: AlertSpan
  since_number: number
  behind_from: number | null
  /** Number of finds that were counted but not stored, and number of the last one stored. */
  more: number
  last_number: number
}

/** Type: only values that the contract accepts are stored. */
export const readAlert = (row: Stored): AlertRow =>
  ({
    ...row,
    ...{ since_number: Number(row.since_number), more: Number(row.more), last_number: Number(row.last_number) },
    behind_from: row.behind_from === null ? null : Number(row.behind_from),
  }) as AlertRow
