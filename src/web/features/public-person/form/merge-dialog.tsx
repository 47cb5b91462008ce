import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { PublicPerson, PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { PersonField } from '../../../person-field.tsx'
import { MergeForm } from './merge-form.tsx'

type Props = { person: PublicPersonDetails; opened: boolean; onClose: () => void }

/** Merges another person into this one: first who, then what stays. */
export function MergeDialog({ person, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Unir outra pessoa a ${person.name}`}>
      <Steps person={person} onClose={onClose} />
    </Modal>
  )
}

function Steps({ person, onClose }: Omit<Props, 'opened'>) {
  const [other, setOther] = useState<PublicPerson | null>(null)
  if (other === null)
    return (
      <PersonField label="Quem é a mesma pessoa" hasFirstFocus without={person.id} value={null} onChange={setOther} />
    )
  return <MergeForm person={person} other={other} onBack={() => setOther(null)} onClose={onClose} />
}
