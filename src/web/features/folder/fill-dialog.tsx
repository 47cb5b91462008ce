import { Alert, Button, Checkbox, Group, Loader, Modal, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { FOLDER_KINDS, MAX_MOVED_PER_CALL } from '../../../contract/limits.ts'
import { foldText } from '../../../text/fold.ts'
import { getFirstMessage } from '../../api-error.ts'
import { formatNumber, formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { type KeptThing, useKeptThings } from '../../together/folder-things.ts'
import { type Folder, invalidateFolders, moveToFolder } from '../../together/folders.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import classes from './folder.module.css'
import { KIND_HEADINGS } from './folder-words.ts'

export type FillDialogProps = { folder: Folder; onClose: () => void }

/** Adds several of the user's own items to a folder. */
export function FillDialog({ folder, onClose }: FillDialogProps) {
  const { things, error, refetch } = useKeptThings()
  return (
    <Modal opened onClose={onClose} title={`Acrescentar a “${folder.title}”`}>
      {error && <LoadProblem error={error} onRetry={refetch} />}
      {!things && !error && <Loader size="sm" aria-label="Carregando" />}
      {things && (
        <FillForm
          folder={folder}
          things={things.filter((one) => one.level === 'own' && one.folder !== folder.id)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

const keyOf = ({ kind, id }: KeptThing) => `${kind} ${id}`

function FillForm({ folder, things, onClose }: FillDialogProps & { things: KeptThing[] }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const wanted = things.filter((one) => chosen.has(keyOf(one)))
  const fill = useMutation({
    mutationFn: () =>
      moveToFolder(
        folder.id,
        wanted.map(({ kind, id }) => ({ kind, id })),
      ),
    onSuccess: () => {
      showSuccess(`${formatPlural(wanted.length, 'item está', 'itens estão')} na pasta “${folder.title}”`)
      onClose()
    },
    onSettled: () => invalidateFolders(client),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wanted.length > 0) fill.mutate()
  }
  if (things.length === 0) return <p>Não há nada seu fora desta pasta: salve uma busca, crie um dossiê ou uma lista.</p>
  const isTooMuch = wanted.length > MAX_MOVED_PER_CALL
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {folder.is_shared && (
          <p className={classes.small}>A pasta é compartilhada: quem a vê passa a ver o que você puser nela.</p>
        )}
        <TextInput
          data-autofocus
          aria-label="Procurar no que é seu"
          placeholder="Procurar no que é seu"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Choices
          things={things.filter(({ title }) => foldText(title).includes(foldText(typed.trim())))}
          chosen={chosen}
          onChosen={setChosen}
        />
        <div role="alert">
          {isTooMuch && <Alert color="yellow">{`Escolha até ${MAX_MOVED_PER_CALL} de uma vez.`}</Alert>}
          {fill.error && <Alert color="red">{getFirstMessage(fill.error)}</Alert>}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={fill.isPending} disabled={wanted.length === 0 || isTooMuch}>
            {wanted.length > 0 ? `Acrescentar ${formatNumber(wanted.length)}` : 'Acrescentar'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Rows per kind in the dialog; the rest is found by typing. */
const MAX_SHOWN = 50

type ChoicesProps = {
  things: KeptThing[]
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
}

function Choices({ things, chosen, onChosen }: ChoicesProps) {
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    onChosen(next)
  }
  if (things.length === 0) return <p className={classes.small}>Nada seu com essas palavras.</p>
  return (
    <div className={classes.choices}>
      {FOLDER_KINDS.map((kind) => {
        const some = things.filter((one) => one.kind === kind)
        if (some.length === 0) return null
        const left = some.length - MAX_SHOWN
        return (
          <fieldset key={kind} className={classes.kind}>
            <legend>{KIND_HEADINGS[kind]}</legend>
            {some.slice(0, MAX_SHOWN).map((one) => (
              <Checkbox
                key={one.id}
                label={one.title}
                description={one.folder === null ? undefined : 'sai da pasta em que está'}
                checked={chosen.has(keyOf(one))}
                onChange={(event) => toggle(keyOf(one), event.currentTarget.checked)}
              />
            ))}
            {left > 0 && <span className={classes.small}>e mais {formatNumber(left)}: digite para encontrar</span>}
          </fieldset>
        )
      })}
    </div>
  )
}
