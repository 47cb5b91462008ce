/** Converts a state of the query screen to the filters of a saved search, and back. Pure. */

import { CHECKED, HATES, MISLEADING_LINKS, UNSPECIFIED } from '../../../../contract/labels.ts'
import { MAX_SAVED_TITLE } from '../../../../contract/limits.ts'
import { LIST_FILTERS } from '../../../../contract/posts/list-filters.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { NewFilters, SavedFilters } from '../../../../contract/users/saved-search.ts'
import { formatPlural } from '../../../format.ts'
import { type Chip, listChips } from '../filters/chips.ts'
import { changeFilters, clearFilters, FILTER_LABELS } from '../filters/filters.ts'
import { printAddress, type QueryAddress, readAddress, SHARED_FILTERS } from '../state/address.ts'
import { quoteSearch } from '../state/quote-search.ts'

/** The filled filters, by their names in the address. */
export function toSavedFilters(address: QueryAddress): NewFilters {
  const { misleading_links: links } = address
  const lists = [...LIST_FILTERS, ...SHARED_FILTERS]
    .filter((name) => address[name].length > 0)
    .map((name) => [name, [...address[name]]])
  return {
    ...(address.search.trim() !== '' && { search: address.search.trim() }),
    ...(address.start_date !== null && { start_date: address.start_date }),
    ...(address.end_date !== null && { end_date: address.end_date }),
    ...Object.fromEntries(lists),
    ...(links !== 'null' && { misleading_links: links }),
    ...(address.checked !== null && { checked: address.checked }),
    ...(address.unusual && { unusual: 'true' as const }),
    ...(address.image.length > 0 && { attachment_uuid: [...address.image] }),
    ...(address.face.length > 0 && { face_id: [...address.face] }),
    ...(address.message_group !== null && { message_group: address.message_group }),
    ...(address.forwarded_from !== null && { forwarded_from: address.forwarded_from }),
    ...(address.collapse && { collapse: 'true' as const }),
  }
}

/** The filters, and the events of the comparison, which are saved with the search. */
export function toSavedSearch(address: QueryAddress): NewFilters {
  const { events } = address.comparison
  return { ...toSavedFilters(address), ...(events.length > 0 && { events: [...events] }) }
}

/** Which parts of a comparison are saved with the search, and which are not; null: there is no comparison. */
export function describeKept({ series, events }: QueryAddress['comparison']): string | null {
  const kept =
    events.length > 0 ? `Com ${formatPlural(events.length, 'acontecimento marcado', 'acontecimentos marcados')}.` : ''
  const left = series.length > 0 ? 'As séries comparadas não são salvas; ficam no endereço da página.' : ''
  return `${kept} ${left}`.trim() || null
}

/** The state with these filters instead of its own, on the first page; order, page size and tab stay. */
export function applySavedFilters(address: QueryAddress, filters: SavedFilters): QueryAddress {
  const { hate, search, start_date, end_date, misleading_links, checked, message_group, collapse, ...lists } = filters
  const next = changeFilters(clearFilters(address), {
    search: search ?? '',
    start_date: start_date ?? null,
    end_date: end_date ?? null,
    public_person: lists.public_person ?? [],
    party: lists.party ?? [],
    uf: lists.uf ?? [],
    region: lists.region ?? [],
    role: lists.role ?? [],
    gender: lists.gender ?? [],
    platform: lists.platform ?? [],
    image: [lists.attachment_uuid ?? []].flat(),
    face: [lists.face_id ?? []].flat(),
    hate: HATES.filter((label) => hate?.includes(label)),
    reviewed: lists.reviewed ?? [],
    misleading_links: MISLEADING_LINKS.find((known) => known === misleading_links) ?? 'null',
    checked: CHECKED.find((known) => known === checked) ?? null,
    state: lists.state ?? [],
    found_in: lists.found_in ?? [],
    language: lists.language ?? [],
    dossier: lists.dossier ?? [],
    tag: lists.tag ?? [],
    dossier_status: lists.dossier_status ?? [],
    unusual: lists.unusual === 'true',
    message_group: message_group ?? null,
    forwarded_from: lists.forwarded_from ?? null,
    hashtag: lists.hashtag ?? [],
    domain: lists.domain ?? [],
    link: lists.link ?? [],
    collapse: collapse === 'true',
    comparison: { ...address.comparison, events: lists.events ?? [] },
  })
  // In the form in which it will be parsed from the address bar.
  return readAddress(printAddress(next))
}

/** Canonical text of what is saved: equal texts mean equal searches. */
export function describeForm(address: QueryAddress): string {
  return JSON.stringify(toSavedSearch(address))
}

/** Values that need their filter's name: several filters have the same ones. */
const nameAlone = ({ filter, label }: Chip) =>
  label.endsWith(UNSPECIFIED) ? `${FILTER_LABELS[filter]} ${label}` : label

/** Exclusions come last: in "menos SP, Norte" the second would seem excluded too. */
function nameFilters(address: QueryAddress, options: PostOptions | undefined): string[] {
  const chips = listChips(address, options)
  const isLeftOut = ({ label }: Chip) => label.startsWith('menos ')
  return [...chips.filter((chip) => !isLeftOut(chip)), ...chips.filter(isLeftOut)].map(nameAlone)
}

/** The filters in words: "“vacina” · PDX · SP". */
export function describeFilters(address: QueryAddress, options: PostOptions | undefined): string {
  const search = address.search.trim()
  const parts = [...(search === '' ? [] : [quoteSearch(search)]), ...nameFilters(address, options)]
  return parts.join(' · ') || 'Todas as publicações, sem filtros'
}

/** Suggested name; empty if no filter can provide one. */
export function suggestTitle(address: QueryAddress, options: PostOptions | undefined): string {
  const parts = [address.search.trim(), ...nameFilters(address, options)]
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, MAX_SAVED_TITLE)
    .toWellFormed()
}
