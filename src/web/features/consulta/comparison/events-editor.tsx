import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { MAX_EVENT_TITLE, MAX_EVENTS } from '../../../../contract/limits.ts'
import { formatDay } from '../../../format.ts'
import { DayInput } from '../../../ui/controls/day-input.tsx'
import { type Axis, findPlace } from './axis.ts'
import styles from './comparison.module.css'

type Props = { events: readonly string[]; axis: Axis; onChange: (events: string[]) => void }

/** Events of the time axis with titles; those outside it are only listed here. */
export function EventsEditor({ events, axis, onChange }: Props) {
  const [day, setDay] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const event = `${day} ${title.trim()}`
  const isFull = events.length >= MAX_EVENTS
  const isMarked = events.includes(event)
  const canAdd = day !== null && title.trim() !== '' && !isFull && !isMarked
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!canAdd) return
    onChange([...events, event].toSorted())
    setTitle('')
    setDay(null)
  }
  return (
    <section aria-label="Acontecimentos">
      <form className={styles.picker} onSubmit={submit}>
        <DayInput label="Dia do acontecimento" size="xs" day={day} onChange={setDay} />
        <TextInput
          label="O que aconteceu"
          size="xs"
          maxLength={MAX_EVENT_TITLE}
          value={title}
          onChange={(changed) => setTitle(changed.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" disabled={!canAdd}>
          Marcar no gráfico
        </Button>
      </form>
      <p role="status" className={styles.hint}>
        {isFull && `São ${MAX_EVENTS} acontecimentos, o máximo. Remova um para marcar outro.`}
        {isMarked && 'Este acontecimento já está marcado.'}
      </p>
      {events.length > 0 && (
        <ul className={styles.chips} aria-label="Acontecimentos marcados">
          {events.map((one) => (
            <li key={one} className={styles.chip}>
              {formatDay(one.slice(0, 10))}: {one.slice(11)}
              {findPlace(axis, one.slice(0, 10)) < 0 && ' (fora do período)'}
              <button
                type="button"
                aria-label={`Remover ${one.slice(11)}`}
                onClick={() => onChange(events.filter((other) => other !== one))}
              >
                <IconX size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
