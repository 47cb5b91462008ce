/** Names and choices of the screen's filters, and the request parameters of a state. Pure. */
import type { z } from 'zod'
import type { Checked, Language, MisleadingLinks } from '../../../../contract/labels.ts'
import {
  FOUND_IN,
  GENDER_VALUES,
  LANGUAGES,
  POST_STATES,
  type PostState,
  REGION_VALUES,
  REVIEWED,
  UNSPECIFIED,
} from '../../../../contract/labels.ts'
import { nameForAll } from '../../../../contract/people/offices.ts'
import { LIST_FILTERS, type ListFilter } from '../../../../contract/posts/list-filters.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { PostsQuery } from '../../../../contract/posts/post-query.ts'
import { isLeftOut, leaveOut, stripHyphen } from '../../../../search-language/filter-values.ts'
import { compareNames } from '../../../../text/compare-names.ts'
import { type QueryAddress, SHARED_FILTERS, type SharedFilter } from '../state/address.ts'

/** Filters whose values are pictures: shown as thumbnails. */
export const PICTURE_FILTERS = ['image', 'face'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]

/** A filter as presented to the user; the date is two request parameters. */
export type FilterName =
  | ListFilter
  | SharedFilter
  | 'search'
  | 'date'
  | 'misleading_links'
  | 'checked'
  | 'unusual'
  | PictureFilter
  | 'message_group'
  | 'forwarded_from'

export const FILTER_LABELS: Record<FilterName, string> = {
  search: 'Texto',
  public_person: 'Pessoa',
  party: 'Partido',
  uf: 'UF',
  region: 'Região',
  role: 'Cargo',
  gender: 'Gênero',
  platform: 'Plataforma',
  date: 'Data',
  hate: 'Ódio e ofensa',
  reviewed: 'Revisão',
  state: 'Situação',
  found_in: 'Onde',
  language: 'Idioma',
  dossier: 'Dossiê',
  tag: 'Etiqueta',
  dossier_status: 'Situação do dossiê',
  misleading_links: 'Links enganosos',
  checked: 'Checagem',
  unusual: 'Engajamento',
  image: 'Imagem',
  face: 'Rosto',
  message_group: 'Mensagem',
  forwarded_from: 'Encaminhada de',
  hashtag: 'Hashtag',
  domain: 'Site',
  link: 'Link',
}

/** The two values of the link filter; the third value, 'null', is "no filter". */
export const LINK_LABELS: Record<Exclude<MisleadingLinks, 'null'>, string> = {
  true: 'com links enganosos',
  false: 'sem links enganosos',
}

/** The two values of the filter of fact-checks. */
export const CHECKED_LABELS: Record<Checked, string> = { true: 'já checado', false: 'sem checagem' }

/** The single value of the outlier filter. */
export const UNUSUAL_LABEL = 'fora da curva'

/** Display names as in the list; the contract's values are those of files and addresses. */
const STATE_LABELS: Record<PostState, string> = { ativo: 'ativa', editado: 'editada', apagado: 'apagada' }

const LANGUAGE_LABELS: Record<Language, string> = {
  pt: 'português',
  es: 'espanhol',
  en: 'inglês',
  other: 'outro idioma',
  unknown: 'não identificado',
}

/** An entry of a filter's list. `key` is its value in the address: the label, or a public person's id. */
export type Choice = { readonly key: string; readonly label: string; readonly count: number | null }

const OPTION_LISTS = {
  party: 'parties',
  uf: 'ufs',
  role: 'roles',
  platform: 'platforms',
  hate: 'hates',
} as const satisfies Partial<Record<ListFilter, keyof PostOptions>>

/** Closed lists of values, whatever the server has. */
const CLOSED_LISTS = {
  ...{ region: REGION_VALUES, gender: GENDER_VALUES, reviewed: REVIEWED, found_in: FOUND_IN },
  ...{ language: LANGUAGES, state: POST_STATES },
} as const
type ClosedFilter = keyof typeof CLOSED_LISTS

export const isClosed = (filter: ListFilter): filter is ClosedFilter => filter in CLOSED_LISTS

/** Filters whose values are numbers of dossier items. */
export const DOSSIER_OPTION_LISTS = {
  dossier: 'dossiers',
  tag: 'tags',
  dossier_status: 'dossier_statuses',
} as const satisfies Partial<Record<ListFilter, keyof PostOptions>>

/** Display name of a choice: an office of women and men has the name of its house. */
export function nameChoice(filter: ListFilter, label: string): string {
  if (filter === 'role') return nameForAll(label)
  const language = filter === 'language' && LANGUAGES.find((one) => one === label)
  if (language) return LANGUAGE_LABELS[language]
  const state = filter === 'state' && POST_STATES.find((one) => one === label)
  return state ? STATE_LABELS[state] : label
}

export const listClosedChoices = (filter: ClosedFilter): Choice[] =>
  CLOSED_LISTS[filter].map((key) => ({ key, label: nameChoice(filter, key), count: null }))

/** The choices of a multi-value filter, in the server's order. */
export function listChoices(options: PostOptions, filter: ListFilter): Choice[] {
  if (filter === 'public_person') {
    return options.public_persons.map(({ id, name, count }) => ({ key: id, label: name, count }))
  }
  if (isClosed(filter)) return listClosedChoices(filter)
  if (filter === 'dossier' || filter === 'tag' || filter === 'dossier_status')
    return options[DOSSIER_OPTION_LISTS[filter]].map(({ label, value, count }) => ({ key: value, label, count }))
  const choices = options[OPTION_LISTS[filter]].map(({ label, count }) => ({
    key: label,
    label: nameChoice(filter, label),
    count,
  }))
  // The server's order is the order of the values.
  if (filter === 'role') choices.sort((one, other) => compareNames(one.label, other.label))
  const canBeUnspecified = filter === 'party' || filter === 'uf' || filter === 'role'
  return canBeUnspecified ? [...choices, { key: UNSPECIFIED, label: UNSPECIFIED, count: null }] : choices
}

/**
 * The same state with merged people replaced by the remaining one. A value that is not an option is kept: without it the result would
 * be that of another search.
 */
export function followMerged(address: QueryAddress, options: PostOptions | undefined): QueryAddress {
  if (options === undefined) return address
  const follow = (id: string) => options.merged_persons?.[id] ?? id
  const people = new Set(
    address.public_person.map((id) => (isLeftOut(id) ? leaveOut(follow(stripHyphen(id))) : follow(id))),
  )
  return { ...address, public_person: [...people] }
}

/** The query of GET /api/posts/ before its validation. */
export type PostsInput = z.input<typeof PostsQuery>

/** Request parameters of a state. Empty filters are omitted. */
export function toPostsInput(address: QueryAddress, options: PostOptions | undefined): PostsInput {
  return {
    search: address.search.trim() || undefined,
    start_date: address.start_date ?? undefined,
    end_date: address.end_date ?? undefined,
    public_person: filled(address.public_person),
    party: filled(toValues(address.party, options?.parties)),
    uf: filled(toValues(address.uf, options?.ufs)),
    region: filled(address.region) as PostsInput['region'],
    role: filled(toValues(address.role, options?.roles)),
    gender: filled(address.gender) as PostsInput['gender'],
    platform: filled(toValues(address.platform, options?.platforms)),
    hate: filled(address.hate) as PostsInput['hate'],
    reviewed: filled(address.reviewed) as PostsInput['reviewed'],
    misleading_links: address.misleading_links === 'null' ? undefined : address.misleading_links,
    checked: address.checked ?? undefined,
    state: filled(address.state) as PostsInput['state'],
    found_in: filled(address.found_in) as PostsInput['found_in'],
    language: filled(address.language) as PostsInput['language'],
    dossier: filled(address.dossier),
    tag: filled(address.tag),
    dossier_status: filled(address.dossier_status),
    unusual: address.unusual ? 'true' : undefined,
    message_group: address.message_group ?? undefined,
    forwarded_from: address.forwarded_from ?? undefined,
    hashtag: filled(address.hashtag),
    domain: filled(address.domain),
    link: filled(address.link),
    collapse: address.collapse ? 'true' : undefined,
    attachment_uuid: filled(address.image),
    face_id: filled(address.face),
    page: String(address.page),
    page_size: String(address.page_size) as PostsInput['page_size'],
    sort_by: address.sort_by,
    sort_order: address.sort_order,
  }
}

function toValues(labels: readonly string[], options: PostOptions['parties'] | undefined): string[] {
  const find = (label: string) => options?.find((option) => option.label === label)?.value ?? label
  return labels.map((label) => (isLeftOut(label) ? leaveOut(find(stripHyphen(label))) : find(label)))
}

function filled<T>(values: readonly T[]): T[] | undefined {
  return values.length === 0 ? undefined : [...values]
}

/** The state after a change of filters: always on the first page. */
export function changeFilters(address: QueryAddress, change: Partial<QueryAddress>): QueryAddress {
  return { ...address, ...change, page: 1 }
}

const NO_FILTER: Record<FilterName, Partial<QueryAddress>> = {
  search: { search: '' },
  public_person: { public_person: [] },
  party: { party: [] },
  uf: { uf: [] },
  region: { region: [] },
  role: { role: [] },
  gender: { gender: [] },
  platform: { platform: [] },
  date: { start_date: null, end_date: null },
  hate: { hate: [] },
  reviewed: { reviewed: [] },
  state: { state: [] },
  found_in: { found_in: [] },
  language: { language: [] },
  dossier: { dossier: [] },
  tag: { tag: [] },
  dossier_status: { dossier_status: [] },
  misleading_links: { misleading_links: 'null' },
  checked: { checked: null },
  unusual: { unusual: false },
  image: { image: [] },
  face: { face: [] },
  message_group: { message_group: null },
  forwarded_from: { forwarded_from: null },
  hashtag: { hashtag: [] },
  domain: { domain: [] },
  link: { link: [] },
}

/** The state without one filter, on the first page. */
export function removeFilter(address: QueryAddress, filter: FilterName): QueryAddress {
  return changeFilters(address, NO_FILTER[filter])
}

/** The state without any filter; sort, page size and tab stay. */
export function clearFilters(address: QueryAddress): QueryAddress {
  return listFilledFilters(address).reduce(removeFilter, address)
}

/** The active filters, by the specification's rule (section 5). */
export function listFilledFilters(address: QueryAddress): FilterName[] {
  const isFilled: Record<Exclude<FilterName, ListFilter | SharedFilter>, boolean> = {
    search: address.search.trim() !== '',
    date: address.start_date !== null || address.end_date !== null,
    misleading_links: address.misleading_links !== 'null',
    checked: address.checked !== null,
    unusual: address.unusual,
    image: address.image.length > 0,
    face: address.face.length > 0,
    message_group: address.message_group !== null,
    forwarded_from: address.forwarded_from !== null,
  }
  const lists: FilterName[] = LIST_FILTERS.filter((filter) => address[filter].length > 0)
  return [
    ...(isFilled.search ? (['search'] as const) : []),
    ...lists,
    ...(isFilled.date ? (['date'] as const) : []),
    ...(isFilled.misleading_links ? (['misleading_links'] as const) : []),
    ...(isFilled.checked ? (['checked'] as const) : []),
    ...(isFilled.unusual ? (['unusual'] as const) : []),
    ...PICTURE_FILTERS.filter((filter) => isFilled[filter]),
    ...(isFilled.message_group ? (['message_group'] as const) : []),
    ...(isFilled.forwarded_from ? (['forwarded_from'] as const) : []),
    ...SHARED_FILTERS.filter((filter) => address[filter].length > 0),
  ]
}

/** Values of one filter in words: a post has all of the shared values, none of the excluded ones, and otherwise one of them. */
export function joinLabels(filter: FilterName, labels: readonly string[]): string {
  const isLeftOut = (label: string) => label.startsWith('menos ')
  const isShared = SHARED_FILTERS.some((shared) => shared === filter)
  const wanted = labels.filter((label) => !isLeftOut(label)).join(isShared ? ' e ' : ' ou ')
  const leftOut = labels.filter(isLeftOut).join(' e ')
  return [wanted, leftOut].filter((part) => part !== '').join(', ')
}
