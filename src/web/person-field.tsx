import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listPublicPersons, PublicPerson } from '../contract/people/public-persons.ts'
import { foldText } from '../text/fold.ts'
import { describeAffiliation } from './affiliation.ts'
import { request } from './api.ts'
import { LOAD_ERROR } from './api-error.ts'
import { formatPlural } from './format.ts'
import { ChoiceField } from './ui/controls/choice-field.tsx'
import { PersonLine } from './ui/signs/person-line.tsx'

export type ChosenPerson = { readonly id: string; readonly name: string }

type Props = {
  label: string
  description?: string
  value: ChosenPerson | null
  error?: string | undefined
  hasFirstFocus?: boolean
  /** Id of a person to exclude. */
  without?: string
  onChange: (person: PublicPerson | null) => void
}

const DEBOUNCE = 300
/** Maximum choices; others are found by typing more letters. */
const PAGE_SIZE = '20'
/** Maximum length of a search text for people. */
const MAX_CHARACTERS = 200

/** Finds a public person by name or account; may also be cleared. */
export function PersonField({ value, without, onChange, ...field }: Props) {
  const chosenLabel = value?.name ?? ''
  const [typed, setTyped] = useState(chosenLabel)
  // The name of the selected person is no search text: opening the list means looking for another one.
  const { people, left, isCurrent, isError } = useFoundPeople(typed === chosenLabel ? '' : typed, without)
  const choose = (person: PublicPerson | null) => {
    setTyped(person?.name ?? '')
    onChange(person)
  }
  return (
    <ChoiceField
      {...field}
      placeholder="Nome ou @conta"
      maxLength={MAX_CHARACTERS}
      choices={people.map((person) => ({
        key: person.id,
        label: person.name,
        content: <PersonLine name={person.name} image={person.portrait} details={describePerson(person)} />,
      }))}
      left={left}
      emptyText={isError ? LOAD_ERROR : isCurrent ? 'Nenhuma pessoa encontrada' : 'Procurando…'}
      typed={typed}
      onType={setTyped}
      chosenLabel={chosenLabel}
      onChoose={(key) => {
        const person = people.find(({ id }) => id === key)
        if (person) choose(person)
      }}
      {...(value && { clear: { label: 'Tirar a pessoa', onClear: () => choose(null) } })}
    />
  )
}

const describePerson = (person: PublicPerson) =>
  [describeAffiliation(person), formatPlural(person.posts, 'publicação', 'publicações')].filter(Boolean).join(' · ')

function useFoundPeople(typed: string, without: string | undefined) {
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['public-persons', 'names', search, without],
    queryFn: ({ signal }) =>
      request<typeof listPublicPersons>('GET', '/api/public-persons/', {
        // Before anything is typed: those with the most posts.
        query: { ...(search === '' ? { sort: 'posts' } : { search }), page_size: PAGE_SIZE, without },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = data?.items ?? []
  // Until the response has arrived, Enter must not select a person found by earlier letters.
  const isCurrent = typed.trim() === search && !isPlaceholderData && data !== undefined
  return {
    people: isCurrent ? found : found.filter(hasName(typed)),
    left: isCurrent ? data.total_items - found.length : 0,
    isCurrent,
    isError,
  }
}

const hasName = (typed: string) => {
  const words = foldText(typed).split(' ').filter(Boolean)
  return ({ name }: { name: string }) => words.every((word) => foldText(name).includes(word))
}
