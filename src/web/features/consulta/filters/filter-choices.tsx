import { CHECKED } from '../../../../contract/labels.ts'
import { LEAVING_OUT, type ListFilter } from '../../../../contract/posts/list-filters.ts'
import type { PersonOption, PostOptions } from '../../../../contract/posts/post-options.ts'
import { isLeftOut } from '../../../../search-language/filter-values.ts'
import { PersonLine } from '../../../ui/signs/person-line.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { PickerChoice } from './choice-search.ts'
import styles from './filter-picker.module.css'
import { CHECKED_LABELS, DOSSIER_OPTION_LISTS, LINK_LABELS, listChoices, UNUSUAL_LABEL } from './filters.ts'

/** Filters whose values are chosen in a list. */
export type ButtonFilter = ListFilter | 'misleading_links' | 'checked' | 'unusual'

type FilterChoice = {
  readonly chosen: readonly string[]
  readonly single: boolean
  /** Whether entries may be excluded as well as included. */
  readonly canLeaveOut: boolean
  /** Undefined while the options are loading. */
  readonly listChoices: () => readonly PickerChoice[] | undefined
  /** The state with these entries selected. */
  readonly toChange: (keys: readonly string[]) => Partial<QueryAddress>
}

/** Choices of a filter, its selection, and the effect of a change. */
export function describeChoice(
  filter: ButtonFilter,
  address: QueryAddress,
  options: PostOptions | undefined,
): FilterChoice {
  if (filter === 'misleading_links') {
    const links = address.misleading_links
    return {
      chosen: links === 'null' ? [] : [links],
      single: true,
      canLeaveOut: false,
      listChoices: () => listLinkChoices(options),
      toChange: ([key]) => ({ misleading_links: readTruth(key) ?? 'null' }),
    }
  }
  if (filter === 'checked') {
    return {
      chosen: address.checked === null ? [] : [address.checked],
      single: true,
      canLeaveOut: false,
      listChoices: () => CHECKED_CHOICES,
      toChange: ([key]) => ({ checked: readTruth(key) }),
    }
  }
  if (filter === 'unusual') {
    return {
      chosen: address.unusual ? ['true'] : [],
      single: true,
      canLeaveOut: false,
      listChoices: () => UNUSUAL_CHOICES,
      toChange: ([key]) => ({ unusual: key === 'true' }),
    }
  }
  return {
    chosen: address[filter],
    single: false,
    canLeaveOut: LEAVING_OUT.includes(filter),
    listChoices: () => options && listPickerChoices(options, filter),
    toChange: (keys) => ({ [filter]: [...keys, ...keepLeftOut(filter, address, keys)] }),
  }
}

/** A post may be in several dossiers: an exclusion is meaningful beside an inclusion. */
function keepLeftOut(filter: ListFilter, address: QueryAddress, keys: readonly string[]): string[] {
  const hasSeveral = Object.keys(DOSSIER_OPTION_LISTS).includes(filter)
  return hasSeveral && keys.length > 0 && !keys.some(isLeftOut) ? address[filter].filter(isLeftOut) : []
}

const readTruth = (key: string | undefined) => (key === 'true' || key === 'false' ? key : null)

/** Entries of a filter's list. */
function listPickerChoices(options: PostOptions, filter: ListFilter): PickerChoice[] {
  // People with posts come first; otherwise the server's order.
  if (filter === 'public_person')
    return options.public_persons.toSorted((one, other) => other.count - one.count).map(describePerson)
  return listChoices(options, filter).map((choice) => ({ ...choice, words: `${choice.label} ${choice.key}` }))
}

/** The two entries of the link filter, with the server's counts where given. */
function listLinkChoices(options: PostOptions | undefined): PickerChoice[] {
  return (['true', 'false'] as const).map((key) => {
    const label = LINK_LABELS[key]
    const count = options?.misinformations.find(({ value }) => value === key)?.count ?? null
    return { key, label, count, words: label }
  })
}

/** The two entries of the filter of fact-checks. */
const CHECKED_CHOICES: PickerChoice[] = CHECKED.map((key) => ({
  key,
  label: CHECKED_LABELS[key],
  count: null,
  words: CHECKED_LABELS[key],
}))

/** The single entry of the outlier filter, with its rule. */
const UNUSUAL_CHOICES: PickerChoice[] = [
  {
    key: 'true',
    label: UNUSUAL_LABEL,
    count: null,
    content: (
      <>
        {UNUSUAL_LABEL}
        <small className={styles.rule}>muito acima da mediana da conta</small>
      </>
    ),
    words: UNUSUAL_LABEL,
  },
]

function describePerson(person: PersonOption): PickerChoice {
  const { id, name, subtitle, image, extra_text, count } = person
  const content = <PersonLine name={name} image={image} details={subtitle} />
  return { key: id, label: name, count, content, words: `${name} ${subtitle} ${extra_text}` }
}
