import { ActionIcon, Alert, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DossierStatus } from '../../../../contract/dossiers/newsroom-tags.ts'
import { MAX_STATUS_NAME } from '../../../../contract/limits.ts'
import { getFirstMessage } from '../../../api-error.ts'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { saveStatuses, statusesQuery, tagsQuery } from '../dossier.ts'
import classes from './newsroom-dialog.module.css'
import { TagForm } from './tag-form.tsx'

/** For superusers: the words of the newsroom, and how far dossiers can be. */
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
        {statuses && <StatusForm key={statuses.map(({ id }) => id).join()} statuses={statuses} />}
      </Stack>
    </Modal>
  )
}

/** Those that are there have a number; new ones have none yet. */
type Line = { key: string; id?: number; name: string }

function StatusForm({ statuses }: { statuses: DossierStatus[] }) {
  const client = useQueryClient()
  const [lines, setLines] = useState<Line[]>(() => statuses.map(({ id, name }) => ({ key: String(id), id, name })))
  const save = useMutation({
    mutationFn: () => saveStatuses(lines.map(({ id, name }) => ({ ...(id !== undefined && { id }), name }))),
    onSuccess: (saved) => {
      client.setQueryData(statusesQuery.queryKey, saved)
      showSuccess('Mudança guardada')
    },
  })
  const swap = (i: number, j: number) => {
    const next = [...lines]
    const [one, other] = [next[i], next[j]]
    if (!one || !other) return
    next[i] = other
    next[j] = one
    setLines(next)
  }
  const look = { variant: 'subtle', color: 'gray' } as const
  return (
    <Stack gap="sm">
      {lines.map(({ key, name }, i) => (
        <div key={key} className={classes.line}>
          <TextInput
            aria-label={`Situação ${i + 1}`}
            className={classes.name}
            maxLength={MAX_STATUS_NAME}
            value={name}
            onChange={(event) =>
              setLines(lines.map((line, at) => (at === i ? { ...line, name: event.currentTarget.value } : line)))
            }
          />
          <ActionIcon {...look} disabled={i === 0} aria-label={`Subir ${name}`} onClick={() => swap(i, i - 1)}>
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...look}
            disabled={i === lines.length - 1}
            aria-label={`Descer ${name}`}
            onClick={() => swap(i, i + 1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...look}
            aria-label={`Tirar ${name}`}
            onClick={() => setLines(lines.filter((_, at) => at !== i))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div role="alert">{save.error && <Alert color="red">{getFirstMessage(save.error)}</Alert>}</div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => setLines([...lines, { key: `new-${Date.now()}`, name: '' }])}
        >
          Acrescentar situação
        </Button>
        <Button size="xs" loading={save.isPending} onClick={() => save.mutate()}>
          Salvar situações
        </Button>
      </Group>
    </Stack>
  )
}
