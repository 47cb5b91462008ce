/** Names in a search text that do not exist in the store: marked, with the most likely intended one. Pure. */
import { UNSPECIFIED } from '../../../../contract/labels.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { type FieldName, findField } from '../../../../search-language/fields/fields.ts'
import { findNearest } from '../../../../search-language/fields/nearest-word.ts'
import { removeInvisible } from '../../../../search-language/lex.ts'
import { type FieldToken, printPlainly } from '../../../../search-language/problems/field-problems.ts'
import { replaceAt, type SearchProblem } from '../../../../search-language/problems/problem.ts'
import { tokenizeQuery } from '../../../../search-language/query-tokens.ts'
import { foldText } from '../../../../text/fold.ts'

const MOST = 5

/**
 * In text order. @param isRefused the server refuses an unknown name and says so; the lists may be some minutes old, and names the
 * server found since then are known
 */
export function listUnknownNames(text: string, options: PostOptions | undefined, isRefused: boolean): SearchProblem[] {
  if (options === undefined) return []
  const visible = removeInvisible(text)
  const found: SearchProblem[] = []
  for (const token of tokenizeQuery(visible, (name) => findField(name) !== undefined)) {
    const problem = token.type === 'field' ? checkNames(token, visible, options) : null
    if (problem && (isRefused || !problem.refused)) found.push(problem)
    if (found.length === MOST) break
  }
  return found
}

function checkNames(token: FieldToken, text: string, options: PostOptions): SearchProblem | null {
  const name = findField(token.name)
  const known = name && listNames(name, options)
  if (name === undefined || !known) return null
  const unknown = token.values.filter((value) => !known.isKnown(value))
  if (unknown.length === 0) return null
  const mended = token.values.map((value) => (known.isKnown(value) ? value : known.findMeant(value)))
  const field = mended.includes(null) ? null : printPlainly(name, mended.map(String))
  return {
    ...{ start: token.start, end: token.end, refused: name !== 'partido' },
    message: `“${unknown[0]}” não consta entre ${known.called}.`,
    repairs: [
      ...(field === null ? [] : [{ label: `Usar ${field}`, text: replaceAt(text, token, field) }]),
      {
        label: 'Buscar como palavras',
        text: replaceAt(text, token, token.values.map((one) => `"${one}"`).join(' OU ')),
      },
    ],
  }
}

type Names = {
  /** Name of the list within a sentence. */
  called: string
  isKnown: (value: string) => boolean
  findMeant: (value: string) => string | null
}

function listNames(name: FieldName, options: PostOptions): Names | null {
  switch (name) {
    case 'partido':
      return { called: 'os partidos das publicações', ...listLabels(options.parties, [UNSPECIFIED]) }
    case 'dossie':
      return { called: 'os dossiês que você vê', ...listLabels(options.dossiers) }
    case 'etiqueta':
      return { called: 'as etiquetas da redação', ...listLabels(options.tags) }
    case 'status':
      return { called: 'as situações de dossiês', ...listLabels(options.dossier_statuses) }
    case 'pessoa':
      return { called: 'as pessoas públicas', ...listPeople(options) }
    default:
      return null
  }
}

type Labelled = { readonly label: string; readonly count: number | null }

function listLabels(list: readonly Labelled[], others: readonly string[] = []): Omit<Names, 'called'> {
  // Of equally near ones the one with more posts.
  const ranked = list.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).map(({ label }) => label)
  const labels = new Map([...ranked, ...others].map((label) => [foldText(label), label]))
  return {
    // A dossier may be given by its number.
    isKnown: (value) => labels.has(foldText(value)) || UUID.test(value),
    findMeant: (value) => labels.get(findNearest(foldText(value), [...labels.keys()]) ?? '') ?? null,
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** People whose names have all the words, as on the server; an unknown word is replaced by the nearest. */
function listPeople({ public_persons: people }: PostOptions): Omit<Names, 'called'> {
  const names = people.map((one) => foldText(one.name).split(' '))
  const others = people.map((one) => foldText(`${one.name} ${one.extra_text}`).split(' '))
  const hasAll = (words: readonly string[], of = names) => of.some((name) => words.every((word) => name.includes(word)))
  const words = new Set(names.flat())
  return {
    isKnown: (value) => /^\d+$/.test(value.trim()) || hasAll(foldText(value).split(' '), others),
    findMeant: (value) => {
      const meant = foldText(value)
        .split(' ')
        .map((word) => (words.has(word) ? word : findNearest(word, [...words])))
      if (meant.includes(null) || !hasAll(meant.map(String))) return null
      const found = people.filter((_, i) => meant.every((word) => word !== null && names[i]?.includes(word)))
      return found.length === 1 ? (found[0]?.name ?? null) : meant.join(' ')
    },
  }
}
