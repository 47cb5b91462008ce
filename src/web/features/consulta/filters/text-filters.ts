/** Converts filters to equivalent fields of the text, and back. Pure. */
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { SearchNode, SearchTree } from '../../../../search-language/ast.ts'
import { PLATFORM_CHOICES } from '../../../../search-language/fields/choices.ts'
import { toDayRange } from '../../../../search-language/fields/day-ranges.ts'
import { NO, readFieldValue, YES } from '../../../../search-language/fields/field-values.ts'
import type { FieldName } from '../../../../search-language/fields/fields.ts'
import { separateLeftOut } from '../../../../search-language/filter-values.ts'
import { readField } from '../../../../search-language/lex.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { foldText } from '../../../../text/fold.ts'
import type { QueryAddress } from '../state/address.ts'
import { changeFilters, DOSSIER_OPTION_LISTS, removeFilter } from './filters.ts'

type DossierFilter = keyof typeof DOSSIER_OPTION_LISTS
type Options = PostOptions | undefined
type ListName =
  | ('public_person' | 'party' | 'uf' | 'region' | 'role' | 'gender' | 'platform' | 'hate' | 'state' | 'language')
  | DossierFilter

/** A multi-value filter ↔ a field. `toField`: null if the field would mean something else. */
type Pair = {
  readonly filter: ListName
  readonly field: FieldName
  readonly toField: (value: string, options: Options) => string | null
  readonly toFilter: (value: string, options: Options) => string | null
}

const same = (value: string) => value
const STATES = [
  ['ativo', 'ativa'],
  ['editado', 'editada'],
  ['apagado', 'apagada'],
]
const LANGUAGES = [
  ['pt', 'português'],
  ['es', 'espanhol'],
  ['en', 'inglês'],
  ['other', 'outro'],
  ['unknown', 'desconhecido'],
]
/** Without exclusion. */
const CLOSED_LISTS: readonly ListName[] = ['hate', 'state', 'language']

function pairDossierFilter(filter: DossierFilter, name: FieldName): Pair[] {
  const toField: Pair['toField'] = (value, options) => nameInDossiers(filter, value, options)
  return [{ filter, field: name, toField, toFilter: (value, options) => findInDossiers(filter, value, options) }]
}

const PAIRS: readonly Pair[] = [
  { filter: 'public_person', field: 'pessoa', toField: namePerson, toFilter: findPerson },
  {
    filter: 'party',
    field: 'partido',
    toField: same,
    toFilter: (value, options) => findLabel(value, options?.parties),
  },
  { filter: 'uf', field: 'uf', toField: same, toFilter: same },
  { filter: 'region', field: 'regiao', toField: same, toFilter: same },
  { filter: 'role', field: 'cargo', toField: nameRole, toFilter: findRole },
  { filter: 'gender', field: 'genero', toField: same, toFilter: same },
  {
    ...{ filter: 'platform', field: 'plataforma', toFilter: same },
    toField: (value) => (PLATFORM_CHOICES.some((one) => one.value === value) ? value : null),
  },
  { filter: 'hate', field: 'odio', toField: same, toFilter: same },
  {
    ...{ filter: 'state', field: 'situacao' },
    toField: (value) => STATES.find(([stored]) => stored === value)?.[1] ?? null,
    toFilter: (value) => STATES.find(([, written]) => written === value)?.[0] ?? null,
  },
  {
    ...{ filter: 'language', field: 'idioma' },
    toField: (value) => LANGUAGES.find(([stored]) => stored === value)?.[1] ?? null,
    toFilter: (value) => LANGUAGES.find(([, written]) => written === value)?.[0] ?? null,
  },
  ...pairDossierFilter('dossier', 'dossie'),
  ...pairDossierFilter('tag', 'etiqueta'),
  ...pairDossierFilter('dossier_status', 'status'),
]

/** Normalised like on the server: without case, accents and punctuation; a name of punctuation only is unchanged. */
const toKey = (name: string) => foldText(name) || name.trim()

const listCalled = (filter: DossierFilter, name: string, options: Options) =>
  (options?.[DOSSIER_OPTION_LISTS[filter]] ?? []).filter(({ label }) => toKey(label) === toKey(name))

/** The name if it is unambiguous; otherwise a dossier is given by its number, and others stay a filter. */
function nameInDossiers(filter: DossierFilter, id: string, options: Options): string | null {
  const name = options?.[DOSSIER_OPTION_LISTS[filter]].find(({ value }) => value === id)?.label
  const isAlone = name !== undefined && !IS_ID.test(name) && listCalled(filter, name, options).length === 1
  return isAlone ? name : filter === 'dossier' ? id : null
}

function findInDossiers(filter: DossierFilter, name: string, options: Options): string | null {
  if (filter === 'dossier' && IS_ID.test(name)) return name.toLowerCase()
  const found = listCalled(filter, name, options)
  return found.length === 1 ? (found[0]?.value ?? null) : null
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Meaning of the words of a name on the server: all people whose names contain all of them. */
function listNamed(name: string, options: Options) {
  const words = foldText(name).split(' ')
  return (options?.public_persons ?? []).filter((one) => {
    const all = ` ${foldText(one.name)} `
    return words.every((word) => all.includes(` ${word} `))
  })
}

function namePerson(id: string, options: Options): string {
  const name = options?.public_persons.find((one) => one.id === id)?.name
  return name !== undefined && listNamed(name, options).length === 1 ? name : id
}

function findPerson(value: string, options: Options): string | null {
  if (/^[1-9]\d{0,8}$/.test(value)) return value
  const found = listNamed(value, options)
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

const findLabel = (value: string, list: PostOptions['parties'] | undefined): string | null =>
  list?.find(({ label }) => foldText(label) === foldText(value))?.label ?? null

/** `cargo:secretário` matches every office with that prefix. */
const begins = (label: string, value: string) => foldText(label).startsWith(`${foldText(value)} `)
function nameRole(value: string, options: Options): string | null {
  return options?.roles.some(({ label }) => begins(label, value)) ? null : value
}
function findRole(value: string, options: Options): string | null {
  return options?.roles.some(({ label }) => begins(label, value)) ? null : findLabel(value, options?.roles)
}

const field = (name: FieldName, values: readonly string[]): SearchNode[] => [readField(name, values) ?? []].flat()
const without = (nodes: SearchNode[]): SearchNode[] => nodes.map((child) => ({ type: 'not', child }))

const has = (what: string, isWanted: boolean): SearchNode[] =>
  isWanted ? field('tem', [what]) : without(field('tem', [what]))

/** The same search with all filters expressed as fields where possible. */
export function toText(address: QueryAddress, options: Options): QueryAddress {
  const nodes: SearchNode[] = []
  let rest = address
  const add = (found: SearchNode[], next: QueryAddress) => {
    if (found.length === 0) return
    nodes.push(...found)
    rest = next
  }
  for (const pair of PAIRS.filter(({ filter }) => address[filter].length > 0)) {
    const { wanted, unwanted } = separateLeftOut(address[pair.filter])
    const read = (values: readonly string[]) => values.map((value) => pair.toField(value, options))
    const [some, none] = [read(wanted), read(unwanted)]
    if ([...some, ...none].includes(null)) continue
    const known = (values: (string | null)[]) =>
      values.length > 0
        ? field(
            pair.field,
            values.filter((one) => one !== null),
          )
        : []
    add([...known(some), ...without(known(none))], removeFilter(rest, pair.filter))
  }
  const { start_date, end_date, message_group, misleading_links, checked } = address
  if (start_date) add(field('de', [start_date]), { ...rest, start_date: null })
  if (end_date) add(field('ate', [end_date]), { ...rest, end_date: null })
  for (const tag of address.hashtag) add(field('hashtag', [tag]), drop(rest, 'hashtag', tag))
  for (const site of address.domain) add(field('dominio', [site]), drop(rest, 'domain', site))
  for (const link of address.link) add(field('link', [link]), drop(rest, 'link', link))
  if (misleading_links !== 'null')
    add(has('link-enganoso', misleading_links === 'true'), removeFilter(rest, 'misleading_links'))
  if (checked) add(has('checagem', checked === 'true'), removeFilter(rest, 'checked'))
  if (message_group) add(field('grupo', [message_group]), removeFilter(rest, 'message_group'))
  const { forwarded_from, found_in } = address
  if (forwarded_from !== null && isName(forwarded_from))
    add(field('encaminhada', [forwarded_from]), removeFilter(rest, 'forwarded_from'))
  if (nodes.length === 0 && found_in.length === 0) return address
  const tree = parseSearch(address.search)
  // With two such fields each applies to the rest, which a filter cannot express.
  if (found_in.length > 0 && countPlaces(tree) === 0) add(field('onde', found_in), removeFilter(rest, 'found_in'))
  const search = printSearch(joinAll([...(tree ? [tree] : []), ...nodes]))
  return nodes.length === 0 ? address : changeFilters(rest, { search })
}

/** Text that the field would parse as a name, unchanged. */
const isName = (text: string) =>
  !/["“”„‟«»＂]/.test(text) && ![YES, NO].includes(readFieldValue('encaminhada', text) ?? NO)

function countPlaces(tree: SearchTree): number {
  if (tree === null) return 0
  if (tree.type === 'not') return countPlaces(tree.child)
  if ('children' in tree) return tree.children.reduce((sum, child) => sum + countPlaces(child), 0)
  return tree.type === 'field' && tree.name === 'onde' ? 1 : 0
}

const drop = (address: QueryAddress, name: 'hashtag' | 'domain' | 'link', value: string): QueryAddress => ({
  ...address,
  [name]: address[name].filter((other) => other !== value),
})

function joinAll(nodes: SearchNode[]): SearchTree {
  const children = nodes.flatMap((node) => (node.type === 'and' ? node.children : [node]))
  return children.length < 2 ? (children[0] ?? null) : { type: 'and', children }
}

/** The same search with all fields expressed as filters where possible. */
export function toFilters(address: QueryAddress, options: Options): QueryAddress {
  const tree = parseSearch(address.search)
  const parts = tree?.type === 'and' ? tree.children : tree ? [tree] : []
  let next = address
  const hasPlaces = countPlaces(tree) > 1
  const rest = parts.filter((part) => {
    if (hasPlaces && countPlaces(part) > 0) return true
    const change = readPart(part, next, options)
    if (change) next = { ...next, ...change }
    return change === null
  })
  return rest.length === parts.length ? address : changeFilters(next, { search: printSearch(joinAll(rest)) })
}

/** The equivalent filter; null: there is none, or it is already in use. */
function readPart(part: SearchNode, address: QueryAddress, options: Options): Partial<QueryAddress> | null {
  const isLeftOut = part.type === 'not'
  const node = isLeftOut ? part.child : part
  if (node.type !== 'field') return null
  const pair = PAIRS.find((one) => one.field === node.name)
  if (pair) return readList(pair, node.values, isLeftOut, address, options)
  const [value = ''] = node.values
  if (node.name === 'tem' && node.values.length === 1) return readHas(value, isLeftOut, address)
  if (node.name === 'onde' && !isLeftOut && address.found_in.length === 0) return { found_in: node.values }
  if (isLeftOut || node.values.length > 1) return null
  switch (node.name) {
    case 'de':
    case 'ate':
    case 'em':
      return readPeriod(node.name, value, address)
    case 'encaminhada':
      return address.forwarded_from !== null || !isName(value) ? null : { forwarded_from: value }
    case 'hashtag':
      return { hashtag: [...new Set([...address.hashtag, value])] }
    case 'dominio':
      return { domain: [...new Set([...address.domain, value])] }
    case 'link':
      return { link: [...new Set([...address.link, value])] }
    case 'grupo':
      return address.message_group ? null : { message_group: value }
    default:
      return null
  }
}

function readList(pair: Pair, values: readonly string[], isLeftOut: boolean, address: QueryAddress, options: Options) {
  if (isLeftOut && CLOSED_LISTS.includes(pair.filter)) return null
  const { wanted, unwanted } = separateLeftOut(address[pair.filter])
  const read = values.map((value) => pair.toFilter(value, options))
  const known = read.filter((value) => value !== null)
  if (known.length < read.length || (!isLeftOut && wanted.length > 0)) return null
  const all = isLeftOut ? [...wanted, ...unwanted, ...known.filter((one) => !unwanted.includes(one))] : known
  const left = isLeftOut ? all.slice(wanted.length) : unwanted
  return { [pair.filter]: [...(isLeftOut ? wanted : known), ...left.map((value) => `-${value}`)] }
}

function readHas(value: string, isLeftOut: boolean, address: QueryAddress): Partial<QueryAddress> | null {
  if (value === 'link-enganoso' && address.misleading_links === 'null')
    return { misleading_links: isLeftOut ? 'false' : 'true' }
  return value === 'checagem' && !address.checked ? { checked: isLeftOut ? 'false' : 'true' } : null
}

/** Absolute days. */
function readPeriod(name: 'de' | 'ate' | 'em', value: string, address: QueryAddress): Partial<QueryAddress> | null {
  if (!value.split('..').every((one) => /^\d{4}(-\d\d){0,2}$/.test(one))) return null
  const { start, end } = toDayRange(value, '')
  const found = { ...(name !== 'ate' && { start_date: start }), ...(name !== 'de' && { end_date: end }) }
  const isTaken = (found.start_date && address.start_date) || (found.end_date && address.end_date)
  return isTaken ? null : found
}
