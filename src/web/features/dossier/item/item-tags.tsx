import { ActionIcon, Button, Modal, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { IconTag, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { NewsroomTag } from '../../../../contract/dossiers/newsroom-tags.ts'
import { MAX_TAG_NAME, TAG_COLORS } from '../../../../contract/limits.ts'
import { foldText } from '../../../../text/fold.ts'
import { getFirstMessage } from '../../../api-error.ts'
import { invalidateDossiers } from '../../../together/dossiers.ts'
import { moveFocusByArrows } from '../../../together/move-focus.ts'
import { changeTags, createTag, type Place, tagsQuery } from '../dossier.ts'
import classes from './item-card.module.css'
import styles from './item-tags.module.css'

type Props = { place: Place; tags: NewsroomTag[]; canEdit: boolean }

/** The newsroom's tags of a post. */
export function ItemTags({ place, tags, canEdit }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const { change } = useTagChange(place)
  if (tags.length === 0 && !canEdit) return null
  return (
    <>
      <ul className={classes.tags} aria-label="Etiquetas">
        {tags.map((tag) => (
          <li key={tag.id} className={classes.tag} title={tag.description || undefined}>
            <span className={classes.dot} data-color={tag.color} />
            {tag.name}
            {canEdit && (
              <ActionIcon
                size="xs"
                variant="transparent"
                color="gray"
                aria-label={`Tirar a etiqueta ${tag.name}`}
                onClick={() => change.mutate({ remove: [tag.id] })}
              >
                <IconX size={12} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
        {canEdit && (
          <li>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconTag size={12} aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              Etiquetar
            </Button>
          </li>
        )}
      </ul>
      {isChoosing && <TagDialog place={place} held={tags} onClose={() => setChoosing(false)} />}
    </>
  )
}

function useTagChange(place: Place) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: { add?: number[]; remove?: number[] }) => changeTags(place, body),
    onSettled: () => void client.invalidateQueries({ queryKey: ['dossier', place.id] }),
  })
  return { client, change }
}

/** An existing tag, found by its name, or a new one. */
function TagDialog({ place, held, onClose }: { place: Place; held: NewsroomTag[]; onClose: () => void }) {
  const { client, change } = useTagChange(place)
  const { data: tags } = useQuery(tagsQuery)
  const [typed, setTyped] = useState('')
  const create = useMutation({
    mutationFn: async () => {
      const color = TAG_COLORS[(tags?.length ?? 0) % TAG_COLORS.length] ?? 'gray'
      const tag = await createTag({ name: typed, color })
      return change.mutateAsync({ add: [tag.id] })
    },
    onSuccess: onClose,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      invalidateDossiers(client)
    },
  })
  const key = foldText(typed)
  const found = (tags ?? []).filter((tag) => foldText(tag.name).includes(key) && !held.some(({ id }) => id === tag.id))
  const same = found.find((tag) => foldText(tag.name) === key)
  const choose = (tag: NewsroomTag) => change.mutate({ add: [tag.id] }, { onSuccess: onClose })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (same) choose(same)
    else if (typed.trim() !== '') create.mutate()
  }
  const problem = change.error ?? create.error
  return (
    <Modal opened onClose={onClose} title="Etiquetar">
      <form onSubmit={submit} onKeyDown={moveFocusByArrows}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Procurar ou criar etiqueta"
            autoComplete="off"
            maxLength={MAX_TAG_NAME}
            value={typed}
            error={problem ? getFirstMessage(problem) : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ul className={styles.list} aria-label="Etiquetas da redação">
            {found.slice(0, MAX_SHOWN).map((tag) => (
              <li key={tag.id}>
                <UnstyledButton className={styles.choice} onClick={() => choose(tag)}>
                  <span className={classes.dot} data-color={tag.color} />
                  {tag.name}
                  {tag.description !== '' && <span className={classes.small}>{tag.description}</span>}
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {typed.trim() !== '' && !same && (
            <Button type="submit" loading={create.isPending}>
              {`Criar a etiqueta “${typed.trim()}”`}
            </Button>
          )}
        </Stack>
      </form>
    </Modal>
  )
}

const MAX_SHOWN = 12
