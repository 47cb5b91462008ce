import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowMerge, IconDots, IconListSearch, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PublicPersonDetails } from '../../../contract/people/public-persons.ts'
import { AddThingButton } from '../../together/add-thing-button.tsx'
import { DeletePersonDialog } from './form/delete-person-dialog.tsx'
import { MergeDialog } from './form/merge-dialog.tsx'
import { PersonDialog } from './form/person-dialog.tsx'

/** The way to a person's publications, and for who may: edit, merge, remove. */
export function PersonActions({ person, canEdit }: { person: PublicPersonDetails; canEdit: boolean }) {
  return (
    <>
      <Button
        renderRoot={(props) => <Link to="/consulta" search={{ public_person: person.id }} {...props} />}
        leftSection={<IconListSearch size={16} aria-hidden />}
      >
        Ver publicações
      </Button>
      <AddThingButton thing={{ kind: 'person', id: person.id }} />
      {canEdit && <Changes person={person} />}
    </>
  )
}

function Changes({ person }: { person: PublicPersonDetails }) {
  const [isEditing, edit] = useDisclosure(false)
  const [isMerging, merge] = useDisclosure(false)
  const [isRemoving, remove] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={edit.open}>
        Editar
      </Button>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
            Mais
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={merge.open}>
            Unir com outra pessoa
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove.open}>
            Remover pessoa
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PersonDialog person={person} opened={isEditing} onClose={edit.close} />
      <MergeDialog person={person} opened={isMerging} onClose={merge.close} />
      <DeletePersonDialog person={person} opened={isRemoving} onClose={remove.close} />
    </>
  )
}
