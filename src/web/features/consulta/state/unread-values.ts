/** What an address asks for and nobody can understand: a filter that was left out would make it another question. Pure. */

import { FILTER_LABELS } from '../filters/filters.ts'
import type { AddressText } from './address.ts'
import { LIST_FILTERS, printAddress, readAddress, SHARED_FILTERS, splitValues } from './address.ts'
import { COMPARISON_NAMES } from './comparison-address.ts'

/** In words: "Ódio “muito”", "Data “2026-13-45”", "“partido=PL”". Paging, order and look are no part of the question. */
export function listUnreadValues(texts: AddressText): string[] {
  const read = printAddress(readAddress(texts))
  const values = Object.entries(LABELS).flatMap(([name, label]) => {
    const kept = new Set(splitValues(read[name]))
    return listGiven(name, texts[name])
      .filter((value) => !kept.has(value))
      .map((value) => `${label} “${value}”`)
  })
  return [...values, ...listUnknownNames(texts)]
}

function listUnknownNames(texts: AddressText): string[] {
  const unknown = Object.entries(texts).filter(([name]) => !KNOWN.has(name) && !ADDED_BY_OTHERS.test(name))
  return unknown.map(([name, value = '']) => `“${name}=${value}”`)
}

/** What mail programs, networks and advertisers put behind every address. */
const ADDED_BY_OTHERS = /^(utm_|_ga|_gl$|gad_|mc_|mkt_|_hs|ref(_src)?$|igsh|si$|trk$|srsltid$|[gw]braid$)|cl(k)?id$/

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LIST_FILTERS.map((name) => [name, FILTER_LABELS[name]])),
  start_date: FILTER_LABELS.date,
  end_date: FILTER_LABELS.date,
  misleading_links: FILTER_LABELS.misleading_links,
  checked: FILTER_LABELS.checked,
  unusual: FILTER_LABELS.unusual,
  image: FILTER_LABELS.image,
  face: FILTER_LABELS.face,
  message_group: FILTER_LABELS.message_group,
  ...Object.fromEntries(SHARED_FILTERS.map((name) => [name, FILTER_LABELS[name]])),
}

/** What an address of this screen may have beside those: any text will do, or it is no part of the question. */
const LOOK = [
  ...(['search', 'forwarded_from', 'post', 'from', 'tab', 'collapse'] as const),
  ...(['page', 'page_size', 'sort_by', 'sort_order'] as const),
  ...COMPARISON_NAMES,
]

const KNOWN = new Set<string>([...Object.keys(LABELS), ...LOOK])

/** What asks for nothing, in the filters that say so in a word. */
const NOTHING: Readonly<Record<string, string>> = { misleading_links: 'null', unusual: 'false' }

const listGiven = (name: string, text: string | undefined) =>
  splitValues(text).filter((value) => value !== NOTHING[name])
