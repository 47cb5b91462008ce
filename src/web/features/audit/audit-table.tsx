import type { ReactNode } from 'react'
import type { AuditItem } from '../../../contract/audit.ts'
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '../../../contract/audit-actions.ts'
import { EMPTY, formatDateTime } from '../../format.ts'
import records from '../../ui/lists/record-table.module.css'
import classes from './audit-screen.module.css'

/** They name a session. */
const SESSION_ACTIONS = new Set<string>(['login', 'logout', 'refresh_replayed', 'session_ended'])

/** One line per entry. On a phone each line is a block. */
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
          <tr key={item.id} className={records.row}>
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

/** In names of things and of sessions. */
const UUID = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/

/** A number of 36 signs says which entries are of the same thing: its beginning is enough for that. The whole one is in the CSV. */
function describeSubject({ action, subject }: AuditItem): ReactNode {
  if (subject === '') return EMPTY
  const short = subject
    .split(UUID)
    .map((part, i) => (i % 2 === 1 ? part.slice(0, 8) : part))
    .join('')
  return <span title={subject}>{SESSION_ACTIONS.has(action) ? `Sessão ${short}` : short}</span>
}

/** An action that this version does not know keeps its name. */
function nameAction(action: string): string {
  const known = AUDIT_ACTION_NAMES.find((name) => name === action)
  return known ? AUDIT_ACTIONS[known] : action
}
