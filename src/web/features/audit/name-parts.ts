import type { AuditItem } from '../../../contract/audit.ts'

/** References of an entry: ids of items and sessions, and of people and lives. */
const PART = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<!\p{L})(?:pessoa|live) [1-9][0-9]{0,8}(?![0-9]))/u

/**
 * The text of an entry with the names of its items. Of a 36-character id the first characters are shown, enough to match entries of
 * the same item; it stays beside the name, which may change and need not be unique.
 */
export function nameParts({ subject, names }: Pick<AuditItem, 'subject' | 'names'>): string {
  return subject
    .split(PART)
    .map((text, i) => {
      if (i % 2 === 0) return text
      const short = text.replace(/^([0-9a-f]{8})-.*$/, '$1')
      const name = names.find(({ part }) => part === text)?.name
      return name ? `“${name}” (${short})` : short
    })
    .join('')
}
