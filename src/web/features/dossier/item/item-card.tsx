import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { Dossier } from '../../../../contract/dossiers/dossiers.ts'
import { formatDateTime, formatPlural } from '../../../format.ts'
import { CommentsPart } from '../comments-part.tsx'
import classes from './item-card.module.css'
import { ItemHead, ItemLink } from './item-head.tsx'
import { ItemNote } from './item-note.tsx'
import { ItemTags } from './item-tags.tsx'
import { nameItem } from './item-words.ts'
import { ThenAndNow } from './then-and-now.tsx'

type Props = {
  dossier: Dossier
  item: DossierItem
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One item of a dossier: as it was, as it is, and its note. */
export function ItemCard({ dossier, item, onRemove, onUp, onDown }: Props) {
  const [areCommentsOpen, setCommentsOpen] = useState(false)
  const canEdit = dossier.level !== 'see'
  const place = { id: dossier.id, item_id: item.id }
  return (
    <li className={classes.card}>
      <header className={classes.head}>
        <ItemHead item={item} />
        {canEdit && <ItemActions name={nameItem(item)} onRemove={onRemove} onUp={onUp} onDown={onDown} />}
      </header>
      <ThenAndNow item={item} />
      <div className={classes.marks}>
        <ItemTags place={place} tags={item.tags} canEdit={canEdit} />
        <ItemNote place={place} item={item} canEdit={canEdit} />
      </div>
      <footer className={classes.foot}>
        <ItemLink item={item} />
        <Button
          size="xs"
          variant="default"
          aria-expanded={areCommentsOpen}
          onClick={() => setCommentsOpen(!areCommentsOpen)}
        >
          {item.comments === 0 ? 'Comentar' : formatPlural(item.comments, 'comentário', 'comentários')}
        </Button>
        <span className={classes.small}>
          Entrou em {formatDateTime(item.added_at)}
          {item.added_by && `, por ${item.added_by}`}
        </span>
      </footer>
      {areCommentsOpen && <CommentsPart dossier={dossier} item={item.id} />}
    </li>
  )
}

type ActionsProps = Pick<Props, 'onRemove' | 'onUp' | 'onDown'> & { name: string }

function ItemActions({ name, onRemove, onUp, onDown }: ActionsProps) {
  const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <span className={classes.actions}>
      <ActionIcon {...look} disabled={!onUp} aria-label={`Subir ${name}`} onClick={onUp}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} disabled={!onDown} aria-label={`Descer ${name}`} onClick={onDown}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={`Tirar ${name} do dossiê`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </span>
  )
}
