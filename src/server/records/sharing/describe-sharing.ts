/** Describes shared things and their shares for the audit log. */
import type { SharedKind, ShareLevel } from '../../../contract/limits.ts'
import type { NewShares } from '../../../contract/sharing/shares.ts'
import type { SharedThing } from './use-levels.ts'

const KINDS: Record<SharedKind, string> = {
  dossier: 'dossiê',
  saved_search: 'busca',
  list: 'lista',
  alert: 'alerta',
  folder: 'pasta',
}
const LEVELS: Record<ShareLevel, string> = { see: 'ver', edit: 'mudar' }
/** Maximum number of names per entry; further ones are counted. */
const MAX_NAMED = 50

export const nameThing = ({ kind, id }: SharedThing): string => `${KINDS[kind]} ${id}`

/** The new shares, with the level of each. */
export function describeShares({ everyone, people, groups }: NewShares): string {
  const all = [
    ...(everyone ? [`toda a redação (${LEVELS[everyone]})`] : []),
    ...groups.map(({ id, level }) => `grupo ${id} (${LEVELS[level]})`),
    ...people.map(({ username, level }) => `${username} (${LEVELS[level]})`),
  ]
  return all.length === 0 ? 'com ninguém' : `com ${listNames(all)}`
}

export function listNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
}
