import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsroomTag } from '../../../../contract/dossiers/newsroom-tags.ts'
import { MAX_TAG_DESCRIPTION, MAX_TAG_NAME, TAG_COLORS } from '../../../../contract/limits.ts'
import { getCurrent, getFirstMessage } from '../../../api-error.ts'
import { invalidateDossiers } from '../../../together/dossiers.ts'
import { EditConflict } from '../../../together/edit-conflict.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { changeTag, deleteTag, mergeTag, tagsQuery } from '../dossier.ts'

const COLOR_NAMES: Record<NewsroomTag['color'], string> = {
  gray: 'cinza',
  red: 'vermelho',
  orange: 'laranja',
  yellow: 'amarelo',
  green: 'verde',
  teal: 'verde-azulado',
  blue: 'azul',
  violet: 'violeta',
}

type Props = { tag: NewsroomTag; others: NewsroomTag[] }

/** One tag: name, colour and meaning; merging and deleting it, after confirmation. */
export function TagForm({ tag, others }: Props) {
  const { save } = useTagChanges(tag)
  const [values, setValues] = useState(tag)
  const theirs = getCurrent<NewsroomTag>(save.error)
  const goOn = (next: NewsroomTag) => {
    setValues(next)
    save.reset()
  }
  const [end, setEnd] = useState<NewsroomTag | 'removed' | null>(null)
  return (
    <Stack gap="sm">
      <TextInput
        label="Nome"
        autoComplete="off"
        maxLength={MAX_TAG_NAME}
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Cor"
        value={values.color}
        data={TAG_COLORS.map((value) => ({ value, label: COLOR_NAMES[value] }))}
        onChange={(event) =>
          setValues({ ...values, color: TAG_COLORS.find((one) => one === event.currentTarget.value) ?? 'gray' })
        }
      />
      <TextInput
        label="O que quer dizer"
        autoComplete="off"
        maxLength={MAX_TAG_DESCRIPTION}
        value={values.description}
        onChange={(event) => setValues({ ...values, description: event.currentTarget.value })}
      />
      <NativeSelect
        label="Juntar a outra"
        description="Onde esta etiqueta está fica a outra; esta deixa de existir."
        value=""
        data={[{ value: '', label: 'Escolha…' }, ...others.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(event) => setEnd(others.find(({ id }) => String(id) === event.currentTarget.value) ?? null)}
      />
      <div role="alert">
        {theirs && (
          <EditConflict
            what="a etiqueta"
            onTheirs={() => goOn(theirs)}
            onMine={() => goOn({ ...values, version: theirs.version })}
          >
            <strong>{theirs.name}</strong>, {COLOR_NAMES[theirs.color]}
            {theirs.description !== '' && `. ${theirs.description}`}
          </EditConflict>
        )}
        {save.error && !theirs && <Alert color="red">{getFirstMessage(save.error)}</Alert>}
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          loading={save.isPending}
          disabled={theirs !== undefined}
          onClick={() => save.mutate(values, { onSuccess: setValues })}
        >
          Salvar etiqueta
        </Button>
        <Button size="xs" variant="default" onClick={() => setEnd('removed')}>
          Remover de todo lugar
        </Button>
      </Group>
      {end && <EndDialog tag={tag} end={end} onClose={() => setEnd(null)} />}
    </Stack>
  )
}

/** `end`: the tag that replaces it, or none. */
function EndDialog({ tag, end, onClose }: { tag: NewsroomTag; end: NewsroomTag | 'removed'; onClose: () => void }) {
  const { merge, remove } = useTagChanges(tag, onClose)
  const change = end === 'removed' ? remove : merge
  const title = end === 'removed' ? 'Remover etiqueta' : 'Juntar etiquetas'
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={title}
      isBusy={change.isPending}
      problem={change.error ? getFirstMessage(change.error) : undefined}
      onConfirm={() => (end === 'removed' ? remove.mutate() : merge.mutate(end.id))}
      onClose={onClose}
    >
      {end === 'removed' ? (
        <>
          A etiqueta <strong>{tag.name}</strong> sai de tudo o que a tem, em todos os dossiês. O que está neles
          permanece. Esta ação não pode ser desfeita.
        </>
      ) : (
        <>
          Onde está <strong>{tag.name}</strong> fica <strong>{end.name}</strong>, em todos os dossiês, e {tag.name}{' '}
          deixa de existir. Esta ação não pode ser desfeita.
        </>
      )}
    </ConfirmDialog>
  )
}

function useTagChanges({ id }: NewsroomTag, onDone = () => {}) {
  const client = useQueryClient()
  const done = {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      invalidateDossiers(client)
      void client.invalidateQueries({ queryKey: ['dossier'] })
      showSuccess('Mudança guardada')
      onDone()
    },
  }
  return {
    save: useMutation({ mutationFn: (values: NewsroomTag) => changeTag(values), ...done }),
    merge: useMutation({ mutationFn: (into: number) => mergeTag(id, into), ...done }),
    remove: useMutation({ mutationFn: () => deleteTag(id), ...done }),
  }
}
