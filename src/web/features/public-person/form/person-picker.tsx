import { TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicPerson } from '../../../../contract/people/public-persons.ts'
import { LOAD_ERROR } from '../../../api-error.ts'
import { formatPlural } from '../../../format.ts'
import { walkFound } from '../../../ui/controls/walk-found.ts'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import { MAX_PERSON_SEARCH, readPersonsAddress } from '../list/address.ts'
import { personsQuery } from '../persons.ts'
import { describeAffiliation } from './affiliation.ts'
import styles from './person-form.module.css'

const DEBOUNCE = 300

type Props = {
  label?: string
  /** The id of who is not to be found. */
  without?: string
  onPick: (person: PublicPerson) => void
}

/** Finds a person by name or account. */
export function PersonPicker({ label = 'Quem é a mesma pessoa', without, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, DEBOUNCE)
  const { data, isError } = useQuery(personsQuery({ ...readPersonsAddress({}), search }))
  const found = (data?.items ?? []).filter(({ id }) => id !== without)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the buttons in it.
    <div className={styles.form} onKeyDown={walkFound}>
      <TextInput
        label={label}
        placeholder="Nome ou @conta"
        maxLength={MAX_PERSON_SEARCH}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles.found} aria-label="Pessoas encontradas">
        {found.map((person) => (
          <li key={person.id}>
            <UnstyledButton className={styles.choice} onClick={() => onPick(person)}>
              <Portrait name={person.name} image={person.portrait} size={32} />
              <span>
                {person.name}
                <small>
                  {[describeAffiliation(person), formatPlural(person.posts, 'publicação', 'publicações')]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {isError ? LOAD_ERROR : data && found.length === 0 ? 'Nenhuma pessoa encontrada.' : ''}
      </p>
    </div>
  )
}
