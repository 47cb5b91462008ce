import type { AuditItem } from '../../../contract/audit.ts'

/** What an entry speaks of: numbers of things and of sessions, and people and lives by theirs. */
const PART = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<!\p{L})(?:pessoa|live) [1-9][0-9]{0,8}(?![0-9]))/u

/**
 * The text of an entry with the names of its things. Of a number of 36 signs the beginning says which entries are of the same thing;
 * it stays beside the name, which may change and which two things may share.
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
