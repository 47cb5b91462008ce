import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listPublicPersons } from '../contract/people/public-persons.ts'
import { foldText } from '../text/fold.ts'
import { request } from './api.ts'
import { LOAD_ERROR } from './api-error.ts'
import { ChoiceField } from './ui/controls/choice-field.tsx'

export type ChosenPerson = { readonly id: string; readonly name: string }

type Props = {
  label: string
  description?: string
  value: ChosenPerson | null
  error?: string | undefined
  onChange: (person: ChosenPerson | null) => void
}

const DEBOUNCE = 300
/** Enough to choose from; who is not among them is found by more letters. */
const PAGE_SIZE = '20'
/** As much as the list of people is searched for. */
const MOST_CHARACTERS = 200

/** Finds a public person by name or account; nobody is an answer too. */
export function PersonField({ value, onChange, ...field }: Props) {
  const chosenLabel = value?.name ?? ''
  const [typed, setTyped] = useState(chosenLabel)
  const { people, isCurrent, isError } = useFoundPeople(typed)
  const choose = (person: ChosenPerson | null) => {
    setTyped(person?.name ?? '')
    onChange(person)
  }
  return (
    <ChoiceField
      {...field}
      placeholder="Nome ou @conta"
      maxLength={MOST_CHARACTERS}
      choices={people.map(({ id, name, party, uf }) => ({
        key: id,
        label: [name, [party, uf].filter(Boolean).join('/')].filter(Boolean).join(' · '),
      }))}
      emptyText={isError ? LOAD_ERROR : isCurrent ? 'Nenhuma pessoa encontrada' : 'Procurando…'}
      typed={typed}
      onType={setTyped}
      chosenLabel={chosenLabel}
      onChoose={(key) => {
        const person = people.find(({ id }) => id === key)
        if (person) choose({ id: person.id, name: person.name })
      }}
      {...(value && { clear: { label: 'Tirar a pessoa', onClear: () => choose(null) } })}
    />
  )
}

function useFoundPeople(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['public-persons', 'names', search],
    queryFn: ({ signal }) =>
      request<typeof listPublicPersons>('GET', '/api/public-persons/', {
        query: { search: search || undefined, page_size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = data?.items ?? []
  // Until the answer is there: Enter takes nobody who was found by other letters.
  const isCurrent = typed.trim() === search && !isPlaceholderData && data !== undefined
  return { people: isCurrent ? found : found.filter(hasName(typed)), isCurrent, isError }
}

const hasName = (typed: string) => {
  const words = foldText(typed).split(' ').filter(Boolean)
  return ({ name }: { name: string }) => words.every((word) => foldText(name).includes(word))
}
