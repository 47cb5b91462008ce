import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type {
  mergePublicPersons,
  PublicPerson,
  PublicPersonDetails,
} from '../../../../contract/people/public-persons.ts'
import { describeAffiliation } from '../../../affiliation.ts'
import { request } from '../../../api.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { formatPlural } from '../../../format.ts'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import { invalidatePeople, personQuery } from '../persons.ts'
import styles from './person-form.module.css'

type Side = 'this' | 'other'
type Keep = Record<'name' | 'affiliation' | 'image', Side>
type Props = { person: PublicPersonDetails; other: PublicPerson; onBack: () => void; onClose: () => void }

/** What stays of two people, what becomes of the rest, and the button that does it. */
export function MergeForm({ person, other, onBack, onClose }: Props) {
  const [keep, setKeep] = useState<Keep>({ name: 'this', affiliation: 'this', image: person.image ? 'this' : 'other' })
  const merge = useMerge(person, other, keep, onClose)
  const pick = (field: keyof Keep) => (side: Side) => setKeep((before) => ({ ...before, [field]: side }))
  const pictures = [person, other].map(({ name, portrait }) => (
    <Portrait key={name} name={name} image={portrait} size={40} />
  ))
  const affiliations = [person, other].map((one) => describeAffiliation(one) || 'não informados')
  return (
    <div className={styles.form}>
      {person.name !== other.name && (
        <Sides legend="Nome" value={keep.name} onPick={pick('name')} content={[person.name, other.name]} />
      )}
      {affiliations[0] !== affiliations[1] && (
        <Sides
          legend="Cargo, partido e UF"
          value={keep.affiliation}
          onPick={pick('affiliation')}
          content={affiliations}
        />
      )}
      {person.image !== null && other.image !== null && (
        <Sides legend="Foto" value={keep.image} onPick={pick('image')} content={pictures} />
      )}
      <p className={styles.hint}>
        {describeMove(other)} {other.name} deixa de existir como pessoa à parte, e o seu nome continua levando até aqui.
        Esta ação não pode ser desfeita.
      </p>
      {merge.isError && (
        <p role="alert" className={styles.problem}>
          {getFieldErrors(merge.error).other?.[0] ?? getErrorMessage(merge.error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack} disabled={merge.isPending}>
          Escolher outra
        </Button>
        <Button color="red" onClick={() => merge.mutate()} loading={merge.isPending}>
          Unir pessoas
        </Button>
      </Group>
    </div>
  )
}

const describeMove = ({ accounts, posts }: PublicPerson) =>
  `Passam para cá: ${formatPlural(accounts.length, 'conta', 'contas')} e ${formatPlural(posts, 'publicação', 'publicações')}.`

type SidesProps = { legend: string; value: Side; onPick: (side: Side) => void; content: readonly ReactNode[] }

function Sides({ legend, value, onPick, content }: SidesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.side}>
        {(['this', 'other'] as const).map((side, index) => (
          <label key={side} className={styles.option}>
            <input type="radio" name={legend} checked={value === side} onChange={() => onPick(side)} />
            {content[index]}
            {legend === 'Foto' && <span>{side === 'this' ? 'a desta pessoa' : 'a da outra'}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useMerge(person: PublicPersonDetails, other: PublicPerson, keep: Keep, onClose: () => void) {
  const client = useQueryClient()
  const { id } = person
  return useMutation({
    mutationFn: () =>
      request<typeof mergePublicPersons>('POST', '/api/public-persons/{id}/merge/', {
        params: { id },
        body: { other: other.id, keep },
      }),
    onSuccess: async (merged) => {
      client.setQueryData(personQuery(id).queryKey, merged)
      showSuccess(`Pessoas unidas: ${merged.name}`)
      onClose()
      await invalidatePeople(client)
    },
  })
}
