import { Alert, Button, Group, Loader, Modal, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { NewThing } from '../../contract/dossiers/dossier-items.ts'
import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { MAX_DOSSIER_ITEMS, MAX_DOSSIER_TITLE } from '../../contract/limits.ts'
import { getFieldErrors, getFirstMessage } from '../api-error.ts'
import { formatNumber, formatPlural } from '../format.ts'
import { LoadProblem } from '../load-problem.tsx'
import { ABOVE_DRAWERS } from '../theme.ts'
import { walkFound } from '../ui/controls/walk-found.ts'
import { showSuccess } from '../ui/notices/toast.ts'
import styles from './add-dialog.module.css'
import { describeAddition, describeThingAddition } from './add-words.ts'
import { type Addition, addToDossier, createDossier, dossiersQuery, forgetDossiers } from './dossiers.ts'
import { findDossiers, isNewTitle } from './found-dossiers.ts'

export type AddDialogProps = {
  opened: boolean
  addition: Addition | undefined
  onClose: () => void
  /** What is asked before the dossier is. */
  children?: ReactNode
}

/** Into which dossier: one that is there, found by its name, or a new one. */
export function AddDialog({ opened, addition, onClose, children }: AddDialogProps) {
  // What is leaving stays visible until it has left.
  const [last, setLast] = useState(addition)
  if (addition !== undefined && addition !== last) setLast(addition)
  // Above the open post, whose drawer may have come into the page later.
  return (
    <Modal zIndex={ABOVE_DRAWERS} opened={opened} onClose={onClose} title="Pôr em dossiê">
      {children}
      {last && <AddForm addition={last} onClose={onClose} />}
    </Modal>
  )
}

function AddForm({ addition, onClose }: { addition: Addition; onClose: () => void }) {
  const client = useQueryClient()
  const { data, isError, error, refetch } = useQuery(dossiersQuery)
  const [name, setName] = useState('')
  const title = name.trim()
  const add = useMutation({
    mutationFn: async (dossier: Dossier | string) => {
      const into = typeof dossier === 'string' ? await createDossier(dossier) : dossier
      return { into, outcome: await addToDossier(into.id, addition) }
    },
    onSuccess: ({ into, outcome }) => {
      const words =
        'thing' in addition
          ? describeThingAddition(addition.thing, outcome, into.title)
          : describeAddition(outcome, into.title)
      showSuccess(words)
      onClose()
    },
    onSettled: () => {
      forgetDossiers(client)
      void client.invalidateQueries({ queryKey: ['dossier'] })
    },
  })
  const found = findDossiers(data ?? [], name)
  const marked = title === '' ? undefined : found[0]
  const isNew = isNewTitle(data ?? [], name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A new one only where all names are known and none fits: otherwise its button makes it.
    if (title !== '' && data && !add.isPending) add.mutate(marked ?? title)
  }
  return (
    <form onSubmit={submit} onKeyDown={walkFound}>
      <Stack gap="md">
        <p className={styles.what}>{describeWhat(addition)}</p>
        <TextInput
          data-autofocus
          label="Procurar ou criar dossiê"
          description={title !== '' && data && <Entered marked={marked} title={title} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={MAX_DOSSIER_TITLE}
          value={name}
          error={getFieldErrors(add.error).title?.join(' ')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {isError && !data && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Loader size="sm" aria-label="Carregando os dossiês" />}
        {data && (
          <Found dossiers={found} marked={marked} isBusy={add.isPending} onChoose={(dossier) => add.mutate(dossier)} />
        )}
        <div role="alert">{add.error && <Alert color="red">{getFirstMessage(add.error)}</Alert>}</div>
        <div role="status" className={styles.what}>
          {add.isPending && 'filters' in addition && 'Acrescentando as publicações…'}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant={marked ? 'default' : 'filled'}
            disabled={!isNew}
            loading={add.isPending}
            onClick={() => add.mutate(title)}
          >
            Criar e acrescentar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What the key Enter does with what was typed. */
const Entered = ({ marked, title }: { marked: Dossier | undefined; title: string }) => (
  <>
    Enter {marked ? 'acrescenta a' : 'cria'} “<bdi>{marked ? marked.title : title}</bdi>”.
  </>
)

/** As many as a dialog has room for; the rest is found by typing. */
const MOST_SHOWN = 8

/** `marked`: the one that Enter takes. */
type FoundProps = {
  dossiers: Dossier[]
  marked: Dossier | undefined
  isBusy: boolean
  onChoose: (dossier: Dossier) => void
}

function Found({ dossiers, marked, isBusy, onChoose }: FoundProps) {
  const left = dossiers.length - MOST_SHOWN
  if (dossiers.length === 0) return <p className={styles.what}>Nenhum dossiê com este nome. Dê um nome para criar.</p>
  return (
    <div>
      <ul className={styles.list} aria-label="Dossiês">
        {dossiers.slice(0, MOST_SHOWN).map((dossier) => (
          <li key={dossier.id}>
            <UnstyledButton
              className={styles.choice}
              data-marked={dossier === marked || undefined}
              disabled={isBusy}
              onClick={() => onChoose(dossier)}
            >
              <bdi>{dossier.title}</bdi>
              <span className={styles.what}>
                {formatPlural(dossier.items, 'item', 'itens')} · {dossier.status.name}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.what}>e mais {formatNumber(left)}: digite para encontrar</p>}
    </div>
  )
}

const WHAT_THINGS: Record<NewThing['kind'], string> = {
  image: 'A imagem fica guardada com a publicação em que veio e o texto lido nela, como são agora.',
  passage: 'O trecho fica guardado como está escrito agora, ao lado de como for corrigido depois.',
  person: 'Os dados da pessoa ficam guardados como são agora, ao lado de como forem depois.',
}

function describeWhat(addition: Addition): string {
  if ('posts' in addition) return 'A publicação fica guardada como é agora, ao lado de como for depois.'
  if ('thing' in addition) return WHAT_THINGS[addition.thing.kind]
  const { total } = addition
  if (total !== undefined && total > MAX_DOSSIER_ITEMS)
    return `A busca tem ${formatNumber(total)} publicações; entram as mais novas, até ${formatNumber(MAX_DOSSIER_ITEMS)}.`
  return 'Entram todas as publicações da busca, guardadas como são agora.'
}
