import { Alert, Button, Group, Loader, Modal, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_FOLDER_TITLE } from '../../contract/limits.ts'
import { foldText } from '../../text/fold.ts'
import { getFieldErrors, getFirstMessage } from '../api-error.ts'
import { formatNumber } from '../format.ts'
import { LoadProblem } from '../load-problem.tsx'
import { ABOVE_DRAWERS } from '../theme.ts'
import { showSuccess } from '../ui/notices/toast.ts'
import styles from './add-dialog.module.css'
import { describeFolder } from './folder-words.ts'
import {
  canFill,
  createFolder,
  type Folder,
  type FolderThing,
  foldersQuery,
  invalidateFolders,
  moveToFolder,
} from './folders.ts'
import { moveFocusByArrows } from './move-focus.ts'

export type FolderDialogProps = {
  thing: FolderThing
  title: string
  /** Its current folder. */
  folder: string | null
  onClose: () => void
}

/** Chooses the folder: an existing one, found by its name, or a new one; or removes the item from its folder. */
export function FolderDialog(props: FolderDialogProps) {
  return (
    <Modal zIndex={ABOVE_DRAWERS} opened onClose={props.onClose} title={`Pôr “${props.title}” em pasta`}>
      <FolderForm {...props} />
    </Modal>
  )
}

function FolderForm({ thing, title, folder, onClose }: FolderDialogProps) {
  const { data, isError, error, refetch } = useQuery(foldersQuery)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const move = useMove(thing, title, onClose)
  const current = data?.find(({ id }) => id === folder)
  const choices = (data ?? []).filter(
    (one) => canFill(one) && one.id !== folder && foldText(one.title).includes(foldText(name)),
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const same = choices.find((one) => one.title === name)
    if (name !== '' && !move.isPending) move.mutate(same ?? name)
  }
  return (
    <form onSubmit={submit} onKeyDown={moveFocusByArrows}>
      <Stack gap="md">
        <p className={styles.what}>{WHO_SEES}</p>
        {current && (
          <Group gap="xs">
            <span>
              Está em <bdi>“{current.title}”</bdi>.
            </span>
            <Button size="xs" variant="default" loading={move.isPending} onClick={() => move.mutate(null)}>
              Tirar da pasta
            </Button>
          </Group>
        )}
        <TextInput
          data-autofocus
          label="Procurar ou criar pasta"
          autoComplete="off"
          maxLength={MAX_FOLDER_TITLE}
          value={typed}
          error={getFieldErrors(move.error).title?.join(' ')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {isError && !data && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Loader size="sm" aria-label="Carregando as pastas" />}
        {data && <Choices folders={choices} isBusy={move.isPending} onChoose={(one) => move.mutate(one)} />}
        <div role="alert">{move.error && <Alert color="red">{getFirstMessage(move.error)}</Alert>}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={name === ''} loading={move.isPending}>
            Criar e pôr nela
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const WHO_SEES = 'Quem vê a pasta passa a ver o que está nela; quem pode mudar a pasta pode mudar também.'

/** Moves into a folder, into a new one of this name, or out. */
function useMove(thing: FolderThing, title: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (to: Folder | string | null) => {
      const into = typeof to === 'string' ? await createFolder(to) : to
      await moveToFolder(into?.id ?? null, [thing])
      return into
    },
    onSuccess: (into) => {
      showSuccess(into ? `“${title}” está na pasta “${into.title}”` : `“${title}” não está mais em pasta`)
      onDone()
    },
    onSettled: () => invalidateFolders(client),
  })
}

/** As many as a dialog has room for; the rest is found by typing. */
const MAX_SHOWN = 8

type ChoicesProps = { folders: Folder[]; isBusy: boolean; onChoose: (folder: Folder) => void }

function Choices({ folders, isBusy, onChoose }: ChoicesProps) {
  const left = folders.length - MAX_SHOWN
  if (folders.length === 0) return <p className={styles.what}>Nenhuma pasta com este nome. Dê um nome para criar.</p>
  return (
    <div>
      <ul className={styles.list} aria-label="Pastas">
        {folders.slice(0, MAX_SHOWN).map((folder) => (
          <li key={folder.id}>
            <UnstyledButton className={styles.choice} disabled={isBusy} onClick={() => onChoose(folder)}>
              <bdi>{folder.title}</bdi>
              <span className={styles.what}>{describeFolder(folder)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.what}>e mais {formatNumber(left)}: digite para encontrar</p>}
    </div>
  )
}
