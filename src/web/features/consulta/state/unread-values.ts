/** Unknown values of an address, without which the results or their display would differ. Pure. */

import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts'
import { LIST_FILTERS } from '../../../../contract/posts/list-filters.ts'
import { foldText } from '../../../../text/fold.ts'
import { FILTER_LABELS } from '../filters/filters.ts'
import type { AddressText } from './address.ts'
import { printAddress, readAddress, readOpenedPost, SHARED_FILTERS, splitValues } from './address.ts'

/** Those that would change the results, in words: "Ódio e ofensa “muito”", "Data “2026-13-45”", "“partido=PL”". */
export const listUnreadValues = (texts: AddressText): string[] => [
  ...listUnread(texts, FOUND_BY),
  ...listUnknownNames(texts),
]

/** Those that only affect the display, or what is open above it: "Ordem “nada”". */
export const listUnreadSettings = (texts: AddressText): string[] => listUnread(texts, LOOK)

function listUnread(texts: AddressText, labels: Labels): string[] {
  const address = readAddress(texts)
  const read: AddressText = { ...printAddress(address), post: readOpenedPost(texts) ?? undefined }
  return Object.entries(labels).flatMap(([name, label]) => {
    const write = HOWEVER_WRITTEN.includes(name) ? foldText : String
    const kept = new Set(splitValues(read[name]).map((value) => write(value)))
    return listGiven(name, texts[name])
      .filter((value) => !kept.has(write(value)))
      .map((value) => `${label} “${value}”`)
  })
}

function listUnknownNames(texts: AddressText): string[] {
  const unknown = Object.entries(texts).filter(([name]) => !KNOWN.has(name) && !ADDED_BY_OTHERS.test(name))
  return unknown.map(([name, value = '']) => `“${name}=${value}”`)
}

/** Tracking parameters added by mail programs, networks and advertisers. */
const ADDED_BY_OTHERS = /^(utm_|_ga|_gl$|gad_|mc_|mkt_|_hs|ref(_src)?$|igsh|si$|trk$|srsltid$|[gw]braid$)|cl(k)?id$/

/** Parameters whose values ignore case and accents. */
const HOWEVER_WRITTEN = ['region', 'gender', 'compare']

type Labels = Readonly<Record<string, string>>

const FOUND_BY: Labels = {
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
  compare: 'Série',
}

const LOOK: Labels = {
  ...{ collapse: 'Mensagens iguais', page: 'Página', page_size: 'Publicações por página', post: 'Publicação' },
  ...{ sort_by: 'Ordem', sort_order: 'Sentido da ordem', tab: 'Aba' },
  ...{ measure: 'Medida', scale: 'Escala', unit: 'Unidade de tempo', split: 'Um gráfico por série' },
  events: 'Acontecimento',
}

/** Parameters that accept any text. */
const KNOWN = new Set<string>([...Object.keys(FOUND_BY), ...Object.keys(LOOK), 'search', 'forwarded_from', 'from'])

/** Values without effect. */
const NOTHING: Readonly<Record<string, string>> = {
  ...{ misleading_links: 'null', unusual: 'false', collapse: 'false', tab: 'public' },
  ...{ page: '1', page_size: String(DEFAULT_PAGE_SIZE), sort_by: 'date_created', sort_order: 'desc' },
  ...{ measure: 'posts', scale: 'number', unit: 'auto', split: 'false' },
}

const listGiven = (name: string, text: string | undefined) =>
  splitValues(text).filter((value) => value !== NOTHING[name])
