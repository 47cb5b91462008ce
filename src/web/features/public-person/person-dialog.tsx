import { Modal } from '@mantine/core'
import type { PublicPersonDetails } from '../../../contract/public-persons.ts'
import { PersonForm } from './person-form.tsx'

export type PersonDialogProps = { person?: PublicPersonDetails; opened: boolean; onClose: () => void }

/** The form of a person, new or known. */
export function PersonDialog({ person, opened, onClose }: PersonDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={person ? `Editar ${person.name}` : 'Cadastrar pessoa'}>
      <PersonForm person={person} onClose={onClose} />
    </Modal>
  )
}
