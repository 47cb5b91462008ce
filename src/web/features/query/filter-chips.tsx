import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { QueryAddress } from './address.ts'
import styles from './filter-bar.module.css'
import { type Chip, FILTER_LABELS } from './filters.ts'

/** The chosen values; a click takes one away. */
export function FilterChips({ chips, goTo }: { chips: readonly Chip[]; goTo: (next: QueryAddress) => void }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filtros escolhidos">
      {chips.map(({ filter, label, without }) => (
        <li key={`${filter}:${label}`}>
          <UnstyledButton
            className={styles.chip}
            aria-label={`Remover o filtro ${FILTER_LABELS[filter]}: ${label}`}
            onClick={() => goTo(without)}
          >
            <span>
              {filter !== 'misleading_links' && <span className={styles.name}>{FILTER_LABELS[filter]}: </span>}
              <bdi>{label}</bdi>
            </span>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

const FIELD_LABELS: Readonly<Record<string, string>> = { ...FILTER_LABELS, start_date: 'Data', end_date: 'Data' }

/** What the server did not accept, named by the filter it is about. */
export function FilterErrors({ errors }: { errors: Readonly<Record<string, readonly string[]>> }) {
  const sentences = Object.entries(errors).flatMap(([field, list]) =>
    field === 'search'
      ? []
      : list.map((sentence) => (FIELD_LABELS[field] ? `${FIELD_LABELS[field]}: ${sentence}` : sentence)),
  )
  if (sentences.length === 0) return null
  return (
    <ul className={styles.errors} role="alert">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
