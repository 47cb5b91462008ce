import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listPublicPersons } from '../../../../contract/people/public-persons.ts'
import { foldText } from '../../../../text/fold.ts'
import { request } from '../../../api.ts'

export type ChosenPerson = { id: number; name: string }

type Props = {
  label: string
  description?: string
  value: ChosenPerson | null
  error?: string | undefined
  onChange: (person: ChosenPerson | null) => void
}

const DEBOUNCE = 300

/** Finds a public person by name; nobody is an answer too. */
export function PersonField({ label, description, value, error, onChange }: Props) {
  const [typed, setTyped] = useState(value?.name ?? '')
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['public-persons', 'names', search],
    queryFn: ({ signal }) =>
      request<typeof listPublicPersons>('GET', '/api/public-persons/', {
        query: { search: search || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const people = (data?.items ?? []).map(({ id, name, party, uf }) => ({
    value: id,
    label: [name, [party, uf].filter(Boolean).join('/')].filter(Boolean).join(' · '),
    name,
  }))
  // Until the answer is there: Enter takes nobody who was found by other letters.
  const isCurrent = typed.trim() === search && !isPlaceholderData
  const found = isCurrent ? people : people.filter(hasName(typed))
  const own =
    value && !found.some((one) => one.value === String(value.id))
      ? [{ value: String(value.id), label: value.name, name: value.name }]
      : []
  return (
    <Select
      label={label}
      description={description}
      placeholder="Nome da pessoa"
      searchable
      selectFirstOptionOnChange
      // Enter on who is chosen already would take them away; the button does that.
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Tirar a pessoa' }}
      nothingFoundMessage={isCurrent ? 'Nenhuma pessoa encontrada' : 'Procurando…'}
      filter={({ options }) => options}
      data={[...own, ...found].map(({ value, label }) => ({ value, label }))}
      value={value ? String(value.id) : null}
      error={error}
      onSearchChange={setTyped}
      onChange={(id) => {
        const person = [...own, ...found].find((one) => one.value === id)
        onChange(person ? { id: Number(person.value), name: person.name } : null)
      }}
    />
  )
}

const hasName = (typed: string) => {
  const words = foldText(typed).split(' ').filter(Boolean)
  return ({ name }: { name: string }) => words.every((word) => foldText(name).includes(word))
}
