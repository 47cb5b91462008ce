import { Alert, Button, Group, Loader, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import { MAX_ITEM_NOTE } from '../../../../contract/limits.ts'
import { getFirstMessage, isConflict, type ResponseError } from '../../../api-error.ts'
import { type Place, writeNote } from '../dossier.ts'
import classes from './item-note.module.css'

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }))

type Props = { place: Place; item: DossierItem; canEdit: boolean }

/** Note on a post, in Markdown. Unsaved text is kept, whatever others do meanwhile. */
export function ItemNote({ place, item, canEdit }: Props) {
  const [isWriting, setWriting] = useState(false)
  if (isWriting) return <NoteForm place={place} item={item} onClose={() => setWriting(false)} />
  if (item.note === '') return canEdit && <NoteButton label="Escrever nota" onClick={() => setWriting(true)} />
  return (
    <div className={classes.note}>
      <Suspense fallback={<Loader size="xs" aria-label="Carregando a nota" />}>
        <MarkdownText text={item.note} />
      </Suspense>
      <Group gap="xs">
        {item.note_by && <span className={classes.small}>Nota de {item.note_by}</span>}
        {canEdit && <NoteButton label="Editar nota" onClick={() => setWriting(true)} />}
      </Group>
    </div>
  )
}

const NoteButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="compact-xs" variant="default" leftSection={<IconPencil size={12} aria-hidden />} onClick={onClick}>
    {label}
  </Button>
)

type Current = { note: string; note_version: number; note_by: string | null }

function NoteForm({ place, item, onClose }: Pick<Props, 'place' | 'item'> & { onClose: () => void }) {
  const client = useQueryClient()
  const [note, setNote] = useState(item.note)
  // The version read when editing started, or when both texts were compared.
  const [seen, setSeen] = useState(item.note_version)
  const [theirs, setTheirs] = useState<Current | null>(null)
  const save = useMutation({
    mutationFn: () => writeNote(place, { note, note_version: seen }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['dossier', place.id] })
      onClose()
    },
    onError: (error) => {
      if (!isConflict(error)) return
      const current = readCurrent(error)
      setTheirs(current)
      if (current) setSeen(current.note_version)
    },
  })
  return (
    <form
      className={classes.note}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {theirs && <Conflict theirs={theirs} onTake={() => setNote(theirs.note)} />}
      <Textarea
        autoFocus
        label={theirs ? 'O que você escreveu' : 'Nota'}
        description="Em Markdown: **forte**, *ênfase*, [link](https://…), listas com “-”."
        autosize
        minRows={4}
        maxRows={20}
        maxLength={MAX_ITEM_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div role="alert">
        {save.error && <Alert color={theirs ? 'yellow' : 'red'}>{getFirstMessage(save.error)}</Alert>}
      </div>
      <Group gap="xs">
        <Button size="xs" type="submit" loading={save.isPending}>
          {theirs ? 'Salvar assim' : 'Salvar nota'}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
    </form>
  )
}

/** The other user's current text; both are shown until the user decides. */
function Conflict({ theirs, onTake }: { theirs: Current; onTake: () => void }) {
  return (
    <section className={classes.theirs} aria-label="A nota que está lá agora">
      <strong>{theirs.note_by ? `O que ${theirs.note_by} escreveu` : 'O que está lá agora'}</strong>
      <p className={classes.text}>{theirs.note === '' ? 'A nota está vazia.' : theirs.note}</p>
      <Button size="xs" variant="default" onClick={onTake}>
        Usar este texto
      </Button>
    </section>
  )
}

function readCurrent({ body }: ResponseError): Current | null {
  if (typeof body !== 'object' || body === null || !('current' in body)) return null
  const { current } = body
  if (typeof current !== 'object' || current === null) return null
  const { note, note_version, note_by } = { note: '', note_version: 0, note_by: null, ...current }
  return { note: String(note), note_version: Number(note_version), note_by: note_by === null ? null : String(note_by) }
}
