import type { SortField, SortOrder } from '../../../../contract/limits.ts'
import type { QueryAddress } from './address.ts'

export const SORT_LABELS: Record<SortField, string> = {
  date_created: 'Data',
  arrival: 'Chegada',
  views: 'Visualizações',
  likes: 'Curtidas',
  shares: 'Compartilhamentos',
  comments: 'Comentários',
  hate_score: 'Indício de ódio ou ofensa',
  unusual: 'Fora da curva',
  copies: 'Mais repetidas',
}

/** Meaning of an order for a field, in words. */
export function describeOrder(field: SortField, order: SortOrder): string {
  if (field === 'date_created') return order === 'desc' ? 'mais recentes primeiro' : 'mais antigas primeiro'
  if (field === 'arrival')
    return order === 'desc' ? 'as que chegaram por último primeiro' : 'as que chegaram antes primeiro'
  if (field === 'copies') return order === 'desc' ? 'mais repetidas primeiro' : 'menos repetidas primeiro'
  return order === 'desc' ? 'maiores primeiro' : 'menores primeiro'
}

/** The state after a change of sort: always on the first page (specification, section 4). Sorting by copies collapses messages. */
export function changeSort(address: QueryAddress, field: SortField, order: SortOrder): QueryAddress {
  const collapse = address.collapse || (field === 'copies' && address.sort_by !== 'copies')
  return { ...address, collapse, sort_by: field, sort_order: order, page: 1 }
}

/** Effect of a click on a column heading: descending first, then ascending. */
export function toggleSort(address: QueryAddress, field: SortField): QueryAddress {
  const isDescending = address.sort_by === field && address.sort_order === 'desc'
  return changeSort(address, field, isDescending ? 'asc' : 'desc')
}
