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
  /** The id of who is not to be found. */
  without?: string
  onChange: (person: PublicPerson | null) => void
}

const DEBOUNCE = 300
/** Enough to choose from; who is not among them is found by more letters. */
const PAGE_SIZE = '20'
/** As much as the list of people is searched for. */
const MOST_CHARACTERS = 200

/** Finds a public person by name or account; nobody is an answer too. */
export function PersonField({ value, without, onChange, ...field }: Props) {
  const chosenLabel = value?.name ?? ''
  const [typed, setTyped] = useState(chosenLabel)
  // The name of who is chosen looks for nobody: whoever opens the list wants another one.
  const { people, left, isCurrent, isError } = useFoundPeople(typed === chosenLabel ? '' : typed, without)
  const choose = (person: PublicPerson | null) => {
    setTyped(person?.name ?? '')
    onChange(person)
  }
  return (
    <ChoiceField
      {...field}
      placeholder="Nome ou @conta"
      maxLength={MOST_CHARACTERS}
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
        // Before anything is typed: those with the most publications.
        query: { ...(search === '' ? { sort: 'posts' } : { search }), page_size: PAGE_SIZE, without },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = data?.items ?? []
  // Until the answer is there: Enter takes nobody who was found by other letters.
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
