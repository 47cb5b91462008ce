import { LIST_FILTERS, type ListFilter } from '../../../../contract/posts/list-filters.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { isLeftOut, stripHyphen } from '../../../../search-language/filter-values.ts'
import { type QueryAddress, SHARED_FILTERS } from '../state/address.ts'
import { formatDayRange } from './days.ts'
import {
  CHECKED_LABELS,
  changeFilters,
  type FilterName,
  LINK_LABELS,
  listChoices,
  nameChoice,
  PICTURE_FILTERS,
  removeFilter,
  UNUSUAL_LABEL,
} from './filters.ts'

/** A removable value: its label, and the state without it. */
export type Chip = {
  readonly filter: FilterName
  readonly label: string
  readonly without: QueryAddress
  /** Attachment or face of a picture filter, shown as a thumbnail. */
  readonly picture?: string
}

/** All selected values except the text, which has its own place. */
export function listChips(address: QueryAddress, options: PostOptions | undefined): Chip[] {
  const chips: Chip[] = LIST_FILTERS.flatMap((filter) =>
    address[filter].map((key) => ({
      filter,
      label: findLabel(filter, key, options),
      without: changeFilters(address, { [filter]: address[filter].filter((other) => other !== key) }),
    })),
  )
  const days = formatDayRange({ start: address.start_date, end: address.end_date })
  if (days !== '') chips.push({ filter: 'date', label: days, without: removeFilter(address, 'date') })
  if (address.misleading_links !== 'null') {
    const label = LINK_LABELS[address.misleading_links]
    chips.push({ filter: 'misleading_links', label, without: removeFilter(address, 'misleading_links') })
  }
  if (address.checked !== null) {
    const label = CHECKED_LABELS[address.checked]
    chips.push({ filter: 'checked', label, without: removeFilter(address, 'checked') })
  }
  if (address.unusual)
    chips.push({ filter: 'unusual', label: UNUSUAL_LABEL, without: removeFilter(address, 'unusual') })
  if (address.message_group !== null) {
    chips.push({ filter: 'message_group', label: 'mesma mensagem', without: removeFilter(address, 'message_group') })
  }
  if (address.forwarded_from !== null) {
    const without = removeFilter(address, 'forwarded_from')
    chips.push({ filter: 'forwarded_from', label: address.forwarded_from, without })
  }
  chips.push(...listSharedChips(address), ...listPictureChips(address))
  return chips
}

/** '#vacina', 'g1.example', 'g1.example/a': self-explanatory, without a field name. */
function listSharedChips(address: QueryAddress): Chip[] {
  return SHARED_FILTERS.flatMap((filter) =>
    address[filter].map((value) => ({
      filter,
      label: filter === 'hashtag' ? `#${value.replace(/^#/, '')}` : value,
      without: changeFilters(address, { [filter]: address[filter].filter((other) => other !== value) }),
    })),
  )
}

function listPictureChips(address: QueryAddress): Chip[] {
  return PICTURE_FILTERS.flatMap((filter) =>
    address[filter].map((id, i) => ({
      filter,
      label: `${filter === 'image' ? 'a mesma imagem' : 'este rosto'}${address[filter].length > 1 ? ` (${i + 1})` : ''}`,
      without: changeFilters(address, { [filter]: address[filter].filter((other) => other !== id) }),
      picture: id,
    })),
  )
}

/** Values labelled by a number. */
const UNKNOWN: Partial<Record<ListFilter, string>> = {
  dossier: 'dossiê',
  tag: 'etiqueta',
  dossier_status: 'situação do dossiê',
}

const nameUnknown = (filter: ListFilter, key: string) =>
  filter === 'public_person' ? `ficha nº ${key}` : (UNKNOWN[filter] ?? nameChoice(filter, key))

function findLabel(filter: ListFilter, key: string, options: PostOptions | undefined): string {
  if (isLeftOut(key)) return `menos ${findLabel(filter, stripHyphen(key), options)}`
  const choice = options && listChoices(options, filter).find((one) => one.key === key)
  const label = choice?.label ?? nameUnknown(filter, key)
  return options && !choice ? `${label} (não consta)` : label
}
