import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Live } from '../../../../contract/lives/lives.ts'
import type { listPublicPersons } from '../../../../contract/people/public-persons.ts'
import { request } from '../../../api.ts'
import { LOAD_ERROR } from '../../../api-error.ts'
import styles from './person-field.module.css'

const DEBOUNCE = 300
/** Enough to choose from; who is not among them is found by more letters. */
const SHOWN = 6

type Person = NonNullable<Live['person']>
type PersonFieldProps = { person: Person | null; error: string | undefined; onPick: (person: Person | null) => void }

const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['public-persons', 'of-live', search],
    queryFn: ({ signal }) =>
      request<typeof listPublicPersons>('GET', '/api/public-persons/', { query: { search, page_size: '20' }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Who speaks in a live: a public person, found by name or account. */
export function PersonField({ person, error, onPick }: PersonFieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE)
  const { data, isError } = useQuery(searchQuery(search))
  const found = search === '' ? [] : (data?.items ?? []).slice(0, SHOWN)
  if (person) {
    return (
      <div>
        <p className={styles.label}>Pessoa pública</p>
        <p className={styles.chosen}>
          {person.name}
          <Button size="compact-sm" variant="default" onClick={() => onPick(null)}>
            Tirar
          </Button>
        </p>
        {error && <p role="alert">{error}</p>}
      </div>
    )
  }
  return (
    <div>
      <TextInput
        label="Pessoa pública"
        description="Quem fala: quem busca por essa pessoa acha também esta live"
        placeholder="Nome ou @conta"
        maxLength={200}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Pessoas encontradas">
          {found.map(({ id, name, party, uf }) => (
            <li key={id}>
              <UnstyledButton className={styles.choice} onClick={() => onPick({ id, name })}>
                {name} <small>{[party, uf].filter(Boolean).join('–')}</small>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint} role="status">
        {isError ? LOAD_ERROR : search !== '' && data && found.length === 0 ? 'Nenhuma pessoa encontrada.' : ''}
      </p>
    </div>
  )
}
