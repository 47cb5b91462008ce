import { Button, Drawer, Skeleton } from '@mantine/core'
import { IconBookmarks, IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { Message } from '../../../ui/notices/message.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './saved-search.module.css'
import { SavedSearchList } from './saved-search-list.tsx'
import { useSavedSearches } from './searches.ts'
import type { SavedSearchControl } from './use-saved-search.ts'

export type SavedSearchDrawerProps = { control: SavedSearchControl; opened: boolean }

/** All saved searches of the user, in a drawer. Deleting one asks for confirmation. */
export function SavedSearchDrawer({ control, opened }: SavedSearchDrawerProps) {
  const { closeList, isRemoving, remove } = control
  const [leaving, setLeaving] = useState<SavedSearch>()
  const [isAsking, setAsking] = useState(false)
  const ask = (search: SavedSearch) => {
    setLeaving(search)
    setAsking(true)
  }
  return (
    <>
      <Drawer
        opened={opened}
        onClose={closeList}
        position="right"
        size={420}
        title="Buscas salvas"
        // While the confirmation is open, Esc belongs to it.
        closeOnEscape={!isAsking}
        trapFocus={!isAsking}
        overlayProps={{ backgroundOpacity: 0.2 }}
        transitionProps={{ duration: 120 }}
      >
        <DrawerContent control={control} onRemove={ask} />
        <RecentSearches control={control} />
      </Drawer>
      <ConfirmDialog
        opened={isAsking}
        title="Remover busca salva"
        confirmLabel="Remover"
        isBusy={isRemoving}
        onConfirm={() => leaving && remove(leaving, () => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        A busca <strong>{leaving?.title}</strong> deixa de existir. As publicações permanecem. Esta ação não pode ser
        desfeita.
      </ConfirmDialog>
    </>
  )
}

type ContentProps = { control: SavedSearchControl; onRemove: (search: SavedSearch) => void }

function DrawerContent({ control, onRemove }: ContentProps) {
  const { data: searches, isError, isFetching, refetch } = useSavedSearches(true)
  if (searches === undefined && isError) {
    return (
      <div role="alert">
        <Message
          icon={<IconCloudOff aria-hidden />}
          title="Não foi possível carregar as buscas salvas"
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              Tentar novamente
            </Button>
          }
        >
          Elas continuam guardadas.
        </Message>
      </div>
    )
  }
  if (searches === undefined) return <Outline />
  if (searches.length === 0) {
    return (
      <Message icon={<IconBookmarks aria-hidden />} title="Nenhuma busca salva">
        Escolha filtros e use o botão “Salvar busca”, ou a tecla “s”, para voltar a eles quando quiser. Só você vê as
        suas buscas, até compartilhar.
      </Message>
    )
  }
  return <SavedSearchList control={control} searches={searches} onRemove={onRemove} />
}

const LINES = ['a', 'b', 'c', 'd', 'e']

function Outline() {
  return (
    <div className={styles.outline} role="status" aria-label="Carregando as buscas salvas">
      {LINES.map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </div>
  )
}
