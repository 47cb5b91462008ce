import { Anchor, Button, Checkbox, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FaceGroup } from '../../../contract/media/faces.ts'
import { formatNumber, formatPlural } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { faceChanges, useFaceChange } from './faces.ts'
import styles from './faces-screen.module.css'

type FaceGroupCardProps = { group: FaceGroup; isChosen: boolean; onChoose: (id: number) => void }

/** One group: its name, its faces, and actions on the selected ones. */
export function FaceGroupCard({ group, isChosen, onChoose }: FaceGroupCardProps) {
  const title = group.name || `Sem nome, grupo ${group.id}`
  const [picked, setPicked] = useState<readonly string[]>([])
  const pick = (id: string) =>
    setPicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <li className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Checkbox checked={isChosen} onChange={() => onChoose(group.id)} aria-label={`Escolher ${title} para juntar`} />
        <NameForm key={group.name} group={group} />
        <span className={styles.quiet}>
          {formatPlural(group.size, 'rosto', 'rostos')}
          {group.faces.length < group.size && `, ${formatNumber(group.faces.length)} aqui`}
        </span>
        {group.faces[0] && (
          <Anchor
            size="sm"
            renderRoot={(props: object) => <Link to="/consulta" search={{ face: group.faces[0]?.id }} {...props} />}
          >
            Ver publicações
          </Anchor>
        )}
      </div>
      <ul className={styles.faces}>
        {group.faces.map((face, i) => (
          <li key={face.id}>
            <label className={styles.face} data-picked={picked.includes(face.id) || undefined}>
              <input
                type="checkbox"
                checked={picked.includes(face.id)}
                onChange={() => pick(face.id)}
                aria-label={`Rosto ${i + 1} de ${title}`}
              />
              {face.url !== null && <img src={face.url} alt="" width={72} height={72} loading="lazy" />}
            </label>
          </li>
        ))}
      </ul>
      <GroupActions group={group} title={title} picked={picked} onDone={() => setPicked([])} />
    </li>
  )
}

function NameForm({ group }: { group: FaceGroup }) {
  const [name, setName] = useState(group.name)
  const change = useFaceChange(faceChanges.name)
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ id: group.id, name })
      }}
    >
      <TextInput
        aria-label={`Nome do grupo ${group.id}`}
        placeholder="Quem é"
        size="xs"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {name.trim() !== group.name && (
        <Button type="submit" size="xs" variant="default" loading={change.isPending}>
          Salvar nome
        </Button>
      )}
    </form>
  )
}

type ActionsProps = { group: FaceGroup; title: string; picked: readonly string[]; onDone: () => void }

function GroupActions({ group, title, picked, onDone }: ActionsProps) {
  const [asking, setAsking] = useState<'group' | 'faces' | null>(null)
  const split = useFaceChange(faceChanges.split)
  const deleteGroup = useFaceChange(faceChanges.deleteGroup)
  const deleteFaces = useFaceChange(faceChanges.deleteFaces)
  const close = () => setAsking(null)
  const many = formatPlural(picked.length, 'rosto', 'rostos')
  return (
    <div className={styles.actions}>
      {picked.length > 0 && picked.length < group.size && (
        <Button
          size="xs"
          variant="default"
          loading={split.isPending}
          onClick={() => split.mutate({ id: group.id, faces: [...picked] }, { onSuccess: onDone })}
        >
          Separar {many}
        </Button>
      )}
      {picked.length > 0 && (
        <Button size="xs" variant="subtle" color="red" onClick={() => setAsking('faces')}>
          Apagar {many}
        </Button>
      )}
      <Button size="xs" variant="subtle" color="red" onClick={() => setAsking('group')}>
        Apagar o grupo
      </Button>
      <ConfirmDialog
        opened={asking === 'faces'}
        title={`Apagar ${many}`}
        confirmLabel="Apagar de vez"
        isBusy={deleteFaces.isPending}
        onConfirm={() => deleteFaces.mutate(picked, { onSuccess: onDone, onSettled: close })}
        onClose={close}
      >
        A descrição e o recorte serão apagados de vez e não voltam, mesmo que a imagem seja vista de novo.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'group'}
        title={`Apagar “${title}”`}
        confirmLabel="Apagar de vez"
        isBusy={deleteGroup.isPending}
        onConfirm={() => deleteGroup.mutate(group.id, { onSettled: close })}
        onClose={close}
      >
        {formatPlural(group.size, 'rosto será apagado', 'rostos serão apagados')} de vez, e o grupo com eles. Não há
        como desfazer.
      </ConfirmDialog>
    </div>
  )
}
