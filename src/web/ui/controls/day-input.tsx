import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDay } from '../../format.ts'
import { parseDay } from '../../parse-day.ts'

type DayInputProps = {
  label: string
  description?: string
  size?: 'xs' | 'sm'
  required?: boolean
  /** YYYY-MM-DD; null: none. */
  day: string | null
  /** The last valid day, shown in the error message. */
  max?: string
  error?: string | undefined
  onChange: (day: string | null) => void
}

/** A day in Brazilian format. The browser's own field uses the order of the browser's language. */
export function DayInput({ day, max, error, size = 'sm', onChange, ...field }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : findProblem(typed, max)
  const commit = () => {
    if (typed === null || problem !== null) return
    const next = parseDay(typed)
    if (next !== day) onChange(next)
    setTyped(null)
  }
  return (
    <TextInput
      {...field}
      size={size}
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      value={typed ?? (day === null ? '' : formatDay(day))}
      error={typed !== null && typed.length >= 8 && problem !== null ? problem : error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        // A complete day is reported at once: the form's button must not wait for the field's blur.
        const whole = text.trim().length >= 10 && findProblem(text, max) === null ? parseDay(text) : null
        if (whole !== null && whole !== day) onChange(whole)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

function findProblem(typed: string, max: string | undefined): string | null {
  if (typed.trim() === '') return null
  const day = parseDay(typed)
  if (day === null) return 'Escreva dia/mês/ano.'
  return max !== undefined && day > max ? `Escolha um dia até ${formatDay(max)}.` : null
}
