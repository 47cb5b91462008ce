/** What an address asks for and nobody can understand: without it another question would be answered, or shown otherwise. Pure. */

import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts'
import { FILTER_LABELS } from '../filters/filters.ts'
import type { AddressText } from './address.ts'
import { LIST_FILTERS, printAddress, readAddress, readOpenedPost, SHARED_FILTERS, splitValues } from './address.ts'

/** In words: "Ódio “muito”", "Data “2026-13-45”", "Ordem “nada”", "“partido=PL”". */
export function listUnreadValues(texts: AddressText): string[] {
  const address = readAddress(texts)
  const read: AddressText = { ...printAddress(address), post: readOpenedPost(texts) ?? undefined }
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
  ...{ collapse: 'Mensagens iguais', page: 'Página', page_size: 'Publicações por página', post: 'Publicação' },
  ...{ sort_by: 'Ordem', sort_order: 'Sentido da ordem', tab: 'Aba' },
  ...{ compare: 'Série', measure: 'Medida', scale: 'Escala', unit: 'Unidade de tempo', split: 'Um gráfico por série' },
  events: 'Acontecimento',
}

/** Of these any text will do. */
const KNOWN = new Set<string>([...Object.keys(LABELS), 'search', 'forwarded_from', 'from'])

/** What asks for nothing, or for what is so anyway. */
const NOTHING: Readonly<Record<string, string>> = {
  ...{ misleading_links: 'null', unusual: 'false', collapse: 'false', tab: 'public' },
  ...{ page: '1', page_size: String(DEFAULT_PAGE_SIZE), sort_by: 'date_created', sort_order: 'desc' },
  ...{ measure: 'posts', scale: 'number', unit: 'auto', split: 'false' },
}

const listGiven = (name: string, text: string | undefined) =>
  splitValues(text).filter((value) => value !== NOTHING[name])
