/** What an address asks for and nobody can understand: a filter that was left out would make it another question. Pure. */

import { FILTER_LABELS } from '../filters/filters.ts'
import type { AddressText } from './address.ts'
import { LIST_FILTERS, printAddress, readAddress, SHARED_FILTERS, splitValues } from './address.ts'

/** In words: "Ódio “muito”", "Data “2026-13-45”". Paging, order and look are no part of the question. */
export function listUnreadValues(texts: AddressText): string[] {
  const read = printAddress(readAddress(texts))
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const kept = new Set(splitValues(read[name]))
    return listGiven(name, texts[name])
      .filter((value) => !kept.has(value))
      .map((value) => `${label} “${value}”`)
  })
}

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

/** What asks for nothing, in the filters that say so in a word. */
const NOTHING: Readonly<Record<string, string>> = { misleading_links: 'null', unusual: 'false' }

const listGiven = (name: string, text: string | undefined) =>
  splitValues(text).filter((value) => value !== NOTHING[name])
