import { Button, Popover, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { COUNTS, type Count } from '../../../../contract/labels.ts'
import { type CountField, findCountRange } from '../../../../search-language/count-range.ts'
import type { NumberRange } from '../../../../search-language/fields/number-ranges.ts'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import { CountBars } from './count-bars.tsx'
import styles from './count-popover.module.css'
import { COUNT_FIELDS, COUNT_LABELS, listSetCounts, readCount } from './counts.ts'
import { FilterButton } from './filter-button.tsx'
import type { PostsInput } from './filters.ts'

export type CountPopoverProps = {
  input: PostsInput
  /** null: no condition on this count. */
  onRange: (field: CountField, range: NumberRange | null) => void
}

/** Ranges of counts, dragged on a histogram of the search or typed; each becomes a field of the text. */
export function CountPopover({ input, onRange }: CountPopoverProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const search = input.search ?? ''
  const set = listSetCounts(search)
  const [count, setCount] = useState<Count>(set[0] ?? 'likes')
  const field = COUNT_FIELDS[count]
  const range = findCountRange(search, field)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 80 }}
    >
      <Popover.Target>
        <FilterButton
          ref={buttonRef}
          label="Contagens"
          count={set.length}
          isOpen={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Qual contagem"
          value={count}
          onChange={(next) => setCount(next as Count)}
          data={COUNTS.map((value) => ({ value, label: COUNT_LABELS[value] }))}
        />
        <CountBars input={input} count={count} range={range} onRange={(next) => onRange(field, next)} />
        <TypedRange
          key={`${count} ${range?.min} ${range?.max}`}
          range={range}
          onRange={(next) => onRange(field, next)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

type TypedRangeProps = { range: NumberRange | null; onRange: (range: NumberRange | null) => void }

function TypedRange({ range, onRange }: TypedRangeProps) {
  const [min, setMin] = useState(range?.min?.toString() ?? '')
  const [max, setMax] = useState(range?.max?.toString() ?? '')
  const read = { min: readCount(min), max: readCount(max) }
  const isReversed = read.min !== null && read.max !== null && read.min > read.max
  const isWrong = (typed: string) => typed.trim() !== '' && readCount(typed) === null
  const problem = isReversed
    ? 'O mínimo passa do máximo.'
    : isWrong(min) || isWrong(max)
      ? 'Use números inteiros.'
      : null
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onRange(read.min === null && read.max === null ? null : read)
      }}
    >
      <TextInput
        size="xs"
        inputMode="numeric"
        label="De"
        value={min}
        onChange={({ currentTarget }) => setMin(currentTarget.value)}
      />
      <TextInput
        size="xs"
        inputMode="numeric"
        label="Até"
        value={max}
        onChange={({ currentTarget }) => setMax(currentTarget.value)}
      />
      <Button type="submit" size="xs" disabled={problem !== null}>
        Aplicar
      </Button>
      <Button type="button" size="xs" variant="default" disabled={range === null} onClick={() => onRange(null)}>
        Limpar
      </Button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}
