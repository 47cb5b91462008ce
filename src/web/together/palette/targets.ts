import { foldText } from '../../../text/fold.ts'

/** A target of the palette. */
export type Target = {
  /** Identity of the target. */
  key: string
  kind:
    | 'tela'
    | 'dossiê'
    | 'lista'
    | 'pasta'
    | 'alerta'
    | 'busca salva'
    | 'busca recente'
    | 'pessoa'
    | 'fontes'
    | 'consulta'
  label: string
  details?: string
  /** An address of the program. */
  href: string
  /** Id of the saved search that it opens by name. */
  savedSearch?: string
}

/** Rows in the palette. */
export const MAX_TARGETS = 12
const MAX_RECENT = 8
/** Recent searches shown before anything is typed. */
const MAX_SEARCHES = 4

/**
 * Matches of the typed words, best first: names that start with them, then names that contain them, then descriptions. Without text:
 * last places, last searches, then screens.
 */
export function findTargets(typed: string, targets: readonly Target[], recent: readonly Target[]): Target[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) {
    const known = new Set(recent.map(({ key }) => key))
    const screens = targets.filter(({ kind, key }) => kind === 'tela' && !known.has(key))
    const searches = targets.filter(({ kind }) => kind === 'busca recente').slice(0, MAX_SEARCHES)
    return [...recent, ...searches, ...screens].slice(0, MAX_TARGETS)
  }
  const rated = targets.flatMap((target) => {
    const name = foldText(target.label)
    const all = `${name} ${foldText(target.details ?? '')}`
    if (!words.every((word) => all.includes(word))) return []
    const rate = name.startsWith(words.join(' ')) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2
    return { target, rate }
  })
  return rated
    .sort((a, b) => a.rate - b.rate)
    .map(({ target }) => target)
    .slice(0, MAX_TARGETS)
}

/** The last places with this one first, without duplicates. */
export const addRecent = (recent: readonly Target[], target: Target): Target[] =>
  [target, ...recent.filter(({ key }) => key !== target.key)].slice(0, MAX_RECENT)

/** Index of the row reached by an arrow key, wherever it is now; -1 if none was, or it is gone. */
export const findReached = (found: readonly Target[], reached: string | null): number =>
  found.findIndex(({ key }) => key === reached)

const KINDS: readonly string[] = [
  'tela',
  'dossiê',
  'lista',
  'pasta',
  'alerta',
  'busca salva',
  'pessoa',
] satisfies Target['kind'][]

/** Parses what the browser stored, as far as it is valid. */
export function readRecent(text: string | null): Target[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTarget).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

const isTarget = (one: unknown): one is Target =>
  typeof one === 'object' &&
  one !== null &&
  'kind' in one &&
  KINDS.includes(String(one.kind)) &&
  ['key', 'label', 'href'].every((name) => typeof Reflect.get(one, name) === 'string') &&
  /^\/(?!\/)/.test(String(Reflect.get(one, 'href')))
