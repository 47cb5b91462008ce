import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../format.ts'
import { parseOwnFile } from '../post/links.ts'
import type { QueryAddress } from '../state/address.ts'
import type { Pictures } from '../state/posts.ts'
import type { Chip } from './chips.ts'
import styles from './filter-bar.module.css'
import { FILTER_LABELS } from './filters.ts'

type ChipsProps = {
  chips: readonly Chip[]
  pictures: Pictures
  goTo: (next: QueryAddress) => void
  /** Further actions in the same line. */
  end: ReactNode
}

/** Maximum chips shown while the list stays visible; the rest is shown on request. */
const FEW = 12

/** The selected values; a click removes one. */
export function FilterChips({ chips, pictures, goTo, end }: ChipsProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (chips.length === 0) return null
  // A single further chip takes no more room than the button.
  const isFolded = chips.length > FEW + 1
  return (
    <div className={styles.chosen}>
      <ul className={styles.chips} aria-label="Filtros escolhidos">
        {(isFolded && !showsAll ? chips.slice(0, FEW) : chips).map((chip) => (
          <li key={`${chip.filter}:${chip.label}`}>
            <ChosenChip {...chip} pictures={pictures} onRemove={() => goTo(chip.without)} />
          </li>
        ))}
        {isFolded && (
          <li>
            <button
              type="button"
              className={styles.chip}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Mostrar menos' : `Mais ${formatNumber(chips.length - FEW)}`}
            </button>
          </li>
        )}
      </ul>
      {end}
    </div>
  )
}

type ChosenChipProps = Chip & { pictures: Pictures; onRemove: () => void }

function ChosenChip({ filter, label, picture, pictures, onRemove }: ChosenChipProps) {
  const value = (filter === 'face' && findName(picture, pictures)) || label
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={`Remover o filtro ${FILTER_LABELS[filter]}: ${value}`}
      onClick={onRemove}
    >
      {picture !== undefined && <ChipPicture id={picture} pictures={pictures} />}
      <span>
        {filter !== 'misleading_links' && <span className={styles.name}>{FILTER_LABELS[filter]}: </span>}
        <bdi>{value}</bdi>
      </span>
      <IconX size={14} aria-hidden />
    </button>
  )
}

/** Name of a face group. */
function findName(id: string | undefined, { faces }: Pictures): string | null {
  return faces.find((face) => face.id === id)?.name ?? null
}

function ChipPicture({ id, pictures: { attachments, faces } }: { id: string; pictures: Pictures }) {
  const attachment = attachments.find((one) => one.id === id)
  const file = attachment ? (attachment.thumbnail ?? attachment.url) : faces.find((one) => one.id === id)?.url
  const address = parseOwnFile(file ?? null)
  return address === null ? null : <img className={styles.picture} src={address} alt="" width={28} height={28} />
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...FILTER_LABELS,
  start_date: 'Data',
  end_date: 'Data',
  face_id: 'Rosto',
  attachment_uuid: 'Imagem',
}

/** Values refused by the server, named by their filter. */
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
