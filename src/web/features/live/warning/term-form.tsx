import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { MAX_WATCHED_TERM } from '../../../../contract/limits.ts'
import type { LiveDetail } from '../../../../contract/lives/lives.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import type { useWatchedTerms } from './terms.ts'
import styles from './watched-terms.module.css'

type TermFormProps = { live: LiveDetail; add: ReturnType<typeof useWatchedTerms>['add'] }

/** Adds a watched term: for this live, for those of its person, or for all. */
export function TermForm({ live, add }: TermFormProps) {
  const [term, setTerm] = useState('')
  const [place, setPlace] = useState('live')
  const { id, person } = live
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() === '' || add.isPending) return
    const where = place === 'live' ? { live: id } : place === 'person' && person ? { person: person.id } : {}
    add.mutate({ term: term.trim(), ...where }, { onSuccess: () => setTerm('') })
  }
  const problem = add.isError && (Object.values(getFieldErrors(add.error))[0]?.[0] ?? getErrorMessage(add.error))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        className={styles.field}
        aria-label="Termo a acompanhar"
        placeholder="Palavra ou frase"
        maxLength={MAX_WATCHED_TERM}
        autoComplete="off"
        enterKeyHint="done"
        value={term}
        error={problem || undefined}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          if (add.isError) add.reset()
        }}
      />
      <NativeSelect
        aria-label="Onde acompanhar"
        className={styles.place}
        value={place}
        data={[
          { value: 'live', label: 'Nesta live' },
          ...(person ? [{ value: 'person', label: `Nas lives de ${person.name}` }] : []),
          { value: 'all', label: 'Em todas as lives' },
        ]}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={term.trim() === ''}>
        Acompanhar
      </Button>
    </form>
  )
}
