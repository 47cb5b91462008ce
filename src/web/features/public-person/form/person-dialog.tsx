import { Modal } from '@mantine/core'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import type { PersonForm as PersonFormValues } from './person-change.ts'
import { PersonForm } from './person-form.tsx'

export type PersonDialogProps = {
  person?: PublicPersonDetails
  /** What the form of a new person begins with. */
  first?: Partial<PersonFormValues>
  opened: boolean
  onClose: () => void
}

/** The form of a person, new or known. */
export function PersonDialog({ person, first, opened, onClose }: PersonDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={person ? `Editar ${person.name}` : 'Cadastrar pessoa'}>
      <PersonForm person={person} first={first} onClose={onClose} />
    </Modal>
  )
}
