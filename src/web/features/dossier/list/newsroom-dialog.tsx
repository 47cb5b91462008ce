import { ActionIcon, Alert, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DossierStatuses } from '../../../../contract/dossiers/newsroom-tags.ts'
import { MAX_STATUS_NAME } from '../../../../contract/limits.ts'
import { getCurrent, getFirstMessage } from '../../../api-error.ts'
import { EditConflict } from '../../../together/edit-conflict.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { saveStatuses, statusesQuery, tagsQuery } from '../dossier.ts'
import classes from './newsroom-dialog.module.css'
import { TagForm } from './tag-form.tsx'

/** For superusers: the newsroom's tags and dossier statuses. */
export function NewsroomDialog({ onClose }: { onClose: () => void }) {
  const { data: tags } = useQuery(tagsQuery)
  const { data: statuses } = useQuery(statusesQuery)
  const [chosen, setChosen] = useState('')
  const tag = tags?.find(({ id }) => String(id) === chosen) ?? tags?.[0]
  return (
    <Modal opened onClose={onClose} title="Etiquetas e situações">
      <Stack gap="md">
        <h3 className={classes.heading}>Etiquetas</h3>
        {tags?.length === 0 && <p className={classes.small}>Nenhuma ainda: nascem quando alguém etiqueta.</p>}
        {tags && tag && (
          <>
            <NativeSelect
              label="Etiqueta"
              value={String(tag.id)}
              data={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <TagForm key={tag.id} tag={tag} others={tags.filter(({ id }) => id !== tag.id)} />
          </>
        )}
        <h3 className={classes.heading}>Situações dos dossiês</h3>
        {statuses && <StatusForm statuses={statuses} />}
      </Stack>
    </Modal>
  )
}

/** Existing ones have an id; new ones have none yet. */
type Line = { key: string; id?: number; name: string }

const readLines = ({ statuses }: DossierStatuses): Line[] =>
  statuses.map(({ id, name }) => ({ key: String(id), id, name }))

/** Those deleted by another user meanwhile become new ones. */
const keepKnown = (lines: Line[], { statuses }: DossierStatuses): Line[] =>
  lines.map(({ key, id, name }) => (statuses.some((one) => one.id === id) ? { key, id, name } : { key, name }))

/** Changes by others meanwhile do not affect the form. */
function StatusForm({ statuses }: { statuses: DossierStatuses }) {
  const client = useQueryClient()
  const [version, setVersion] = useState(statuses.version)
  const [lines, setLines] = useState(() => readLines(statuses))
  const show = (saved: DossierStatuses) => {
    client.setQueryData(statusesQuery.queryKey, saved)
    setVersion(saved.version)
    setLines(readLines(saved))
  }
  const save = useMutation({
    mutationFn: () =>
      saveStatuses({ version, statuses: lines.map(({ id, name }) => ({ ...(id !== undefined && { id }), name })) }),
    onSuccess: (saved) => {
      show(saved)
      showSuccess('Mudança guardada')
    },
  })
  const theirs = getCurrent<DossierStatuses>(save.error)
  const swap = (i: number, j: number) => {
    const next = [...lines]
    const [one, other] = [next[i], next[j]]
    if (!one || !other) return
    next[i] = other
    next[j] = one
    setLines(next)
  }
  return (
    <Stack gap="sm">
      {lines.map((line, i) => (
        <StatusLine
          key={line.key}
          name={line.name}
          at={i}
          of={lines.length}
          onName={(name) => setLines(lines.map((one, at) => (at === i ? { ...one, name } : one)))}
          onSwap={(other) => swap(i, other)}
          onRemove={() => setLines(lines.filter((_, at) => at !== i))}
        />
      ))}
      <div role="alert">
        {theirs && (
          <EditConflict
            what="as situações"
            onTheirs={() => {
              show(theirs)
              save.reset()
            }}
            onMine={() => {
              setVersion(theirs.version)
              setLines(keepKnown(lines, theirs))
              save.reset()
            }}
          >
            {theirs.statuses.map(({ name }) => name).join(', ')}
          </EditConflict>
        )}
        {save.error && !theirs && <Alert color="red">{getFirstMessage(save.error)}</Alert>}
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => setLines([...lines, { key: `new-${Date.now()}`, name: '' }])}
        >
          Acrescentar situação
        </Button>
        <Button size="xs" loading={save.isPending} disabled={theirs !== undefined} onClick={() => save.mutate()}>
          Salvar situações
        </Button>
      </Group>
    </Stack>
  )
}

type StatusLineProps = {
  name: string
  at: number
  of: number
  onName: (name: string) => void
  onSwap: (other: number) => void
  onRemove: () => void
}

function StatusLine({ name, at, of, onName, onSwap, onRemove }: StatusLineProps) {
  const look = { variant: 'subtle', color: 'gray' } as const
  return (
    <div className={classes.line}>
      <TextInput
        aria-label={`Situação ${at + 1}`}
        className={classes.name}
        maxLength={MAX_STATUS_NAME}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <ActionIcon {...look} disabled={at === 0} aria-label={`Subir ${name}`} onClick={() => onSwap(at - 1)}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} disabled={at === of - 1} aria-label={`Descer ${name}`} onClick={() => onSwap(at + 1)}>
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={`Tirar ${name}`} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
