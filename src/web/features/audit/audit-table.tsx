import type { ReactNode } from 'react'
import type { AuditItem } from '../../../contract/audit.ts'
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '../../../contract/audit-actions.ts'
import { EMPTY, formatDateTime } from '../../format.ts'
import records from '../../ui/lists/record-table.module.css'
import classes from './audit-screen.module.css'
import { nameParts } from './name-parts.ts'

/** Actions whose target is a session. */
const SESSION_ACTIONS = new Set<string>(['login', 'logout', 'refresh_replayed', 'session_ended'])

/** One row per entry. On a phone each row is a block. */
export function AuditTable({ items }: { items: AuditItem[] }) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Registro</caption>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Quem e o que fez</th>
          <th scope="col">O quê</th>
          <th scope="col">De onde</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className={`${records.row} ${classes.entry}`}>
            <td data-label="Quando" className={classes.when}>
              {formatDateTime(item.at)}
            </td>
            <th scope="row" className={classes.who}>
              <strong>{item.actor || 'Ninguém identificado'}</strong>
              <span className={records.details}>{nameAction(item.action)}</span>
            </th>
            <td data-label="O quê" className={classes.what}>
              {describeSubject(item)}
            </td>
            <td data-label="De onde" className={classes.where}>
              {item.address || EMPTY}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The full text is in the CSV. */
function describeSubject(item: AuditItem): ReactNode {
  const { action, subject } = item
  if (subject === '') return EMPTY
  const text = nameParts(item)
  return <span title={subject}>{SESSION_ACTIONS.has(action) ? `Sessão ${text}` : text}</span>
}

/** An action unknown to this version keeps its code. */
function nameAction(action: string): string {
  const known = AUDIT_ACTION_NAMES.find((name) => name === action)
  return known ? AUDIT_ACTIONS[known] : action
}
