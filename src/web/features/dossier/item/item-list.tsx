import { Button } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { Dossier } from '../../../../contract/dossiers/dossiers.ts'
import { getFirstMessage } from '../../../api-error.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { ListPaging } from '../../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../../ui/notices/message.tsx'
import { showError } from '../../../ui/notices/toast.ts'
import { itemsQuery, moveItem, removeItem, restoreItem } from '../dossier.ts'
import { ItemCard } from './item-card.tsx'
import classes from './item-list.module.css'
import { TAKEN_OUT } from './item-words.ts'

type Props = { dossier: Dossier; page: number; onPage: (page: number) => void }

/** The items of a dossier, in order. Removed ones can be restored. */
export function ItemList({ dossier, page, onPage }: Props) {
  const { data: reply, isError, error, refetch } = useQuery(itemsQuery(dossier.id, page))
  const change = useItemChanges(dossier.id)
  const items = reply?.items ?? []
  return (
    <section className={classes.part} aria-label="O que há no dossiê">
      {change.removed && (
        <Removed item={change.removed} onUndo={change.undo} onClose={change.forget} isBusy={change.isBusy} />
      )}
      {isError && !reply && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!reply && !isError && <RowsSkeleton height={160} />}
      {reply?.total_items === 0 && <Nothing canAdd={dossier.level !== 'see'} />}
      {items.length > 0 && (
        <ol className={classes.list} start={(page - 1) * (reply?.page_size ?? 0) + 1}>
          {items.map((item, i) => (
            <ItemCard
              key={item.id}
              dossier={dossier}
              item={item}
              onRemove={() => change.remove(item)}
              // Moving up puts the previous item after it, whatever is on the previous page.
              onUp={i === 0 ? undefined : () => change.move(items[i - 1], item)}
              onDown={i === items.length - 1 ? undefined : () => change.move(item, items[i + 1])}
            />
          ))}
        </ol>
      )}
      {reply && <ListPaging reply={reply} onPage={onPage} />}
    </section>
  )
}

/** Moving, removing and restoring; the list updates when the server has confirmed. */
function useItemChanges(id: string) {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<DossierItem | null>(null)
  const settle = {
    onError: (error: Error) => showError(getFirstMessage(error)),
    onSettled: () => void client.invalidateQueries({ queryKey: ['dossier', id] }),
  }
  const remove = useMutation({
    mutationFn: (item: DossierItem) => removeItem({ id, item_id: item.id }),
    ...settle,
    onSuccess: (_, item) => setRemoved(item),
  })
  const restore = useMutation({
    mutationFn: (item: DossierItem) => restoreItem({ id, item_id: item.id }),
    ...settle,
    onSuccess: () => setRemoved(null),
  })
  const move = useMutation({
    mutationFn: ({ item, after }: { item: string; after: string }) => moveItem({ id, item_id: item }, after),
    ...settle,
  })
  return {
    removed,
    remove: (item: DossierItem) => remove.mutate(item),
    undo: () => removed && restore.mutate(removed),
    forget: () => setRemoved(null),
    isBusy: restore.isPending,
    /** Puts one item after the other. */
    move: (item: DossierItem | undefined, after: DossierItem | undefined) => {
      if (item && after) move.mutate({ item: item.id, after: after.id })
    },
  }
}

type RemovedProps = { item: DossierItem; onUndo: () => void; onClose: () => void; isBusy: boolean }

function Removed({ item, onUndo, onClose, isBusy }: RemovedProps) {
  return (
    <div className={classes.removed} role="status">
      <span>{TAKEN_OUT[item.kind]}</span>
      <Button size="xs" variant="default" loading={isBusy} onClick={onUndo}>
        Desfazer
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
        Fechar
      </Button>
    </div>
  )
}

function Nothing({ canAdd }: { canAdd: boolean }) {
  return (
    <Message
      icon={<IconFolders aria-hidden="true" />}
      title="O dossiê está vazio"
      actions={
        canAdd && (
          <Button component={Link} to="/consulta">
            Ir para a consulta
          </Button>
        )
      }
    >
      {canAdd
        ? 'Na consulta, use “Pôr em dossiê” ou a tecla “c” em uma publicação, ou acrescente uma busca inteira. Imagens, pessoas e trechos de lives também entram, de onde você os vê.'
        : 'Quem pode mudar o dossiê ainda não pôs nada.'}
    </Message>
  )
}
