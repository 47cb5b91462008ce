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
  const [hasMoved, setMoved] = useState(false)
  const go = (next: PublicPerson | null) => {
    setOther(next)
    setMoved(true)
  }
  // The field that had the keyboard goes with its step. At first the dialog gives it away.
  return (
    <div key={other?.id ?? ''} ref={hasMoved ? focusFirst : undefined}>
      {other === null ? (
        <PersonField label="Quem é a mesma pessoa" hasFirstFocus without={person.id} value={null} onChange={go} />
      ) : (
        <MergeForm person={person} other={other} onBack={() => go(null)} onClose={onClose} />
      )}
    </div>
  )
}

function focusFirst(step: HTMLElement | null): void {
  step?.querySelector<HTMLElement>('input, button')?.focus()
}
