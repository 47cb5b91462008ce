import { Alert, Button, Group, Loader, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import type { NewThing } from '../../contract/dossiers/dossier-items.ts'
import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { MAX_DOSSIER_ITEMS, MAX_DOSSIER_TITLE } from '../../contract/limits.ts'
import { getFieldErrors, getFirstMessage } from '../api-error.ts'
import { formatNumber } from '../format.ts'
import { LoadProblem } from '../load-problem.tsx'
import { ABOVE_DRAWERS } from '../theme.ts'
import { showSuccess } from '../ui/notices/toast.ts'
import styles from './add-dialog.module.css'
import { describeAddition, describeThingAddition } from './add-words.ts'
import { type Addition, addToDossier, createDossier, dossiersQuery, invalidateDossiers } from './dossiers.ts'
import { findForEnter, isNewTitle } from './found-dossiers.ts'
import { FoundList } from './found-list.tsx'
import { moveFocusByArrows } from './move-focus.ts'

export type AddDialogProps = {
  opened: boolean
  addition: Addition | undefined
  onClose: () => void
  /** Shown before the choice of the dossier. */
  children?: ReactNode
}

/** Chooses the dossier: an existing one, found by its name, or a new one. */
export function AddDialog({ opened, addition, onClose, children }: AddDialogProps) {
  // The contents stay until the closing transition has ended.
  const [last, setLast] = useState(addition)
  if (addition !== undefined && addition !== last) setLast(addition)
  // Above the open post, whose drawer may have been mounted later.
  return (
    <Modal zIndex={ABOVE_DRAWERS} opened={opened} onClose={onClose} title="Pôr em dossiê">
      {children}
      {last && <AddForm opened={opened} addition={last} onClose={onClose} />}
    </Modal>
  )
}

type AddFormProps = { opened: boolean; addition: Addition; onClose: () => void }

function AddForm({ opened, addition, onClose }: AddFormProps) {
  const { data, isError, error, refetch } = useQuery(dossiersQuery)
  const [name, setName] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const title = name.trim()
  const add = useAdd(addition, onClose)
  const marked = findForEnter(data ?? [], name)
  const isWaiting = !data && !isError
  const [isKept, setIsKept] = useKeptEnter(isWaiting, () => {
    if (data && opened) add.mutate(marked ?? title)
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (title !== '' && !add.isPending) setIsKept(true)
  }
  return (
    <form onSubmit={submit} onKeyDown={moveFocusByArrows}>
      <Stack gap="md">
        <p className={styles.what}>{describeWhat(addition)}</p>
        <TextInput
          data-autofocus
          label="Procurar ou criar dossiê"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_DOSSIER_TITLE}
          value={name}
          error={getFieldErrors(add.error).title?.join(' ')}
          onInput={() => setIsKept(false)}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        />
        <div role="status" className={styles.entered}>
          {add.isPending && 'filters' in addition && 'Acrescentando as publicações…'}
          {isKept && isWaiting && 'Carregando os dossiês…'}
          {data && !add.isPending && hasFocus && title !== '' && (
            <Entered into={marked?.title ?? title} isNew={!marked} />
          )}
        </div>
        {isError && !data && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {isWaiting && <Loader size="sm" aria-label="Carregando os dossiês" />}
        {data && (
          <FoundList
            dossiers={data}
            name={name}
            marked={hasFocus ? marked : undefined}
            isBusy={add.isPending}
            onChoose={(dossier) => add.mutate(dossier)}
          />
        )}
        <div role="alert">{add.error && <Alert color="red">{getFirstMessage(add.error)}</Alert>}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant={marked ? 'default' : 'filled'}
            disabled={isWaiting || !isNewTitle(data ?? [], name)}
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

/** Enter is handled when the names have loaded: only then is it known whether one of them matches. */
function useKeptEnter(isWaiting: boolean, enter: () => void) {
  const [isKept, setIsKept] = useState(false)
  const carryOut = useEffectEvent(enter)
  useEffect(() => {
    if (!isKept || isWaiting) return
    setIsKept(false)
    carryOut()
  }, [isKept, isWaiting])
  return [isKept, setIsKept] as const
}

/** Adds to an existing dossier, or to a new one with this title. */
function useAdd(addition: Addition, onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
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
      onAdded()
    },
    onSettled: () => {
      invalidateDossiers(client)
      void client.invalidateQueries({ queryKey: ['dossier'] })
    },
  })
}

/** The effect of Enter on the typed text. */
const Entered = ({ into, isNew }: { into: string; isNew: boolean }) => (
  <>
    Enter {isNew ? 'cria' : 'põe em'} “<bdi>{into}</bdi>”.
  </>
)

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
