import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { getCurrent, getErrorMessage, getFieldErrors } from '../api-error.ts'
import { EditConflict } from './edit-conflict.tsx'

type Props<T extends { title: string }> = {
  heading: string
  description?: string
  /** The kind of item, with its article. */
  what: string
  /** The item being renamed, as it was when editing started; undefined: a new one. */
  thing?: T
  maxLength: number
  /** Label of the save button. */
  action: string
  /** `seen`: the version that the user has seen, so that no unseen change is overwritten. */
  save: (title: string, seen: T | undefined) => Promise<T>
  onSaved: (saved: T) => void
  onClose: () => void
}

/** Names or renames an item, detecting concurrent changes. */
export function TitleDialog<T extends { title: string }>(props: Props<T>) {
  const { thing, what, onSaved, onClose } = props
  const [seen, setSeen] = useState(thing)
  const [title, setTitle] = useState(thing?.title ?? '')
  const save = useMutation({
    mutationFn: () => props.save(title, seen),
    onSuccess: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  const errors = getFieldErrors(save.error)
  const theirs = getCurrent<T>(save.error)
  const goOn = (from: T, text: string) => {
    setSeen(from)
    setTitle(text)
    save.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={props.heading}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Nome"
            description={props.description}
            autoComplete="off"
            maxLength={props.maxLength}
            value={title}
            error={errors.title?.join(' ')}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <div role="alert">
            {theirs && (
              <EditConflict what={what} onTheirs={() => goOn(theirs, theirs.title)} onMine={() => goOn(theirs, title)}>
                <strong>{theirs.title}</strong>
              </EditConflict>
            )}
            {save.error && !errors.title && !theirs && <Alert color="red">{getErrorMessage(save.error)}</Alert>}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={save.isPending} disabled={theirs !== undefined}>
              {props.action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
