import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../../ui/controls/choice-field.tsx'
import { findChoices } from '../filters/choice-search.ts'
import {
  MAX_SERIES,
  PERIOD_BEFORE,
  readSeries,
  SERIES_KINDS,
  type SeriesKind,
  THIS_SEARCH,
} from '../state/comparison-address.ts'
import styles from './comparison.module.css'
import { type Known, listSeriesChoices, SERIES_NAMES } from './series.ts'

type Kind = SeriesKind | typeof THIS_SEARCH | typeof PERIOD_BEFORE
const KINDS: { value: Kind; label: string }[] = [
  ...SERIES_KINDS.map((value) => ({ value, label: SERIES_NAMES[value] })),
  { value: THIS_SEARCH, label: 'Esta busca' },
  { value: PERIOD_BEFORE, label: 'Período anterior' },
]
const MAX_TEXT = 300

type Props = { known: Known; series: readonly string[]; onAdd: (key: string) => void }

/** Adds a series: kind, and value. A value chosen from a list is added at once. */
export function SeriesPicker({ known, series, onAdd }: Props) {
  const [chosen, setKind] = useState<Kind>()
  const kind = chosen ?? readSeries(series.at(-1) ?? '')?.kind ?? 'party'
  const [value, setValue] = useState('')
  const isWhole = kind === THIS_SEARCH || kind === PERIOD_BEFORE
  const key = isWhole ? kind : `${kind}:${value.trim()}`
  const isFull = series.length >= MAX_SERIES
  const canAdd = !isFull && (isWhole || value.trim() !== '') && !series.includes(key)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canAdd) return
    onAdd(key)
    setValue('')
  }
  return (
    <form className={styles.picker} onSubmit={submit}>
      <NativeSelect
        label="Comparar por"
        size="xs"
        data={KINDS}
        value={kind}
        onChange={(event) => {
          setKind(KINDS.find((one) => one.value === event.currentTarget.value)?.value ?? 'party')
          setValue('')
        }}
      />
      {kind === 'search' && (
        <TextInput
          label="Palavras ou campos"
          size="xs"
          maxLength={MAX_TEXT}
          placeholder="IPTU ou curtidas:>1000"
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {kind !== 'search' && !isWhole && <SeriesSelect key={kind} {...{ kind, known, series, isFull, onAdd }} />}
      {(kind === 'search' || isWhole) && (
        <Button type="submit" size="xs" variant="default" disabled={!canAdd}>
          Adicionar série
        </Button>
      )}
      {isFull && <span className={styles.hint}>São até {MAX_SERIES} séries.</span>}
    </form>
  )
}

type SeriesSelectProps = Props & { kind: Exclude<SeriesKind, 'search'>; isFull: boolean }

/** The choice becomes a series at once; then the field is empty for the next one. */
function SeriesSelect({ kind, known, series, isFull, onAdd }: SeriesSelectProps) {
  const [typed, setTyped] = useState('')
  const choices = listSeriesChoices(kind, known).map(({ value, label }) => ({ key: value, words: label }))
  const isCompared = ({ key }: { key: string }) => series.includes(`${kind}:${key}`)
  const others = choices.filter((one) => !isCompared(one))
  const isKnown = findChoices(choices.filter(isCompared), typed, []).shown.length > 0
  return (
    <ChoiceField
      label={SERIES_NAMES[kind]}
      size="xs"
      placeholder="Escolha ou digite"
      choices={findChoices(others, typed, []).shown.map(({ key, words }) => ({ key, label: words }))}
      emptyText={isKnown ? 'Já está na comparação' : 'Nada encontrado'}
      typed={typed}
      onType={setTyped}
      // After adding the last one by keyboard, focus stays in the field.
      isFull={isFull}
      onChoose={(next) => {
        onAdd(`${kind}:${next}`)
        setTyped('')
      }}
    />
  )
}
