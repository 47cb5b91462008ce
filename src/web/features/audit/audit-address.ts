import { AUDIT_ACTION_NAMES, type AuditAction } from '../../../contract/audit-actions.ts'

/** Filters in the address of the audit log: user, action, target, client address, and days. */
export type AuditAddress = {
  actor?: string | undefined
  action?: AuditAction | undefined
  subject?: string | undefined
  address?: string | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

/** Parses an address, which may have been edited by hand, as far as it is valid. */
export function readAuditAddress(given: Readonly<Record<string, unknown>>): AuditAddress {
  return {
    actor: readText(given.actor, 150),
    action: AUDIT_ACTION_NAMES.find((name) => name === given.action),
    subject: readText(given.subject, 200),
    address: readText(given.address, 50),
    start_date: readDay(given.start_date),
    end_date: readDay(given.end_date),
  }
}

const readText = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined

const readDay = (value: unknown) =>
  typeof value === 'string' && /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) ? value : undefined
