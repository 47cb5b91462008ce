import { Button, CloseButton } from '@mantine/core'
import { IconBookmarks } from '@tabler/icons-react'
import { formatPlural } from '../../../format.ts'
import { OnceOpened } from '../../../ui/layers/once-opened.tsx'
import { SavedSearchDrawer } from '../parts.ts'
import styles from './saved-search.module.css'
import type { SavedSearchControl } from './use-saved-search.ts'

/** At the head of the screen: which saved search is in use, and the way to all of them. */
export function SelectedSearch({ control }: { control: SavedSearchControl }) {
  const { selected, saved, news, leave, openList } = control
  return (
    <>
      {selected && (
        <div className={styles.selected} role="status">
          <bdi className={styles.name}>{selected.title}</bdi>
          {saved && news !== undefined && (
            <span className={styles.changed}>
              {`${formatPlural(news, 'novidade', 'novidades')} desde a sua última visita`}
            </span>
          )}
          {!saved && <span className={styles.changed}>com alterações</span>}
          <CloseButton size="sm" aria-label={`Deixar de usar a busca salva ${selected.title}`} onClick={leave} />
        </div>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconBookmarks size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={openList}
      >
        Buscas salvas
      </Button>
      <OnceOpened isOpen={control.isListOpen}>
        {(isOpen) => <SavedSearchDrawer control={control} opened={isOpen} />}
      </OnceOpened>
    </>
  )
}
