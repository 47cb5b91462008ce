import { Button, CloseButton } from '@mantine/core'
import { IconBookmarks } from '@tabler/icons-react'
import { formatPlural } from '../../../format.ts'
import { LazyMount } from '../../../ui/layers/lazy-mount.tsx'
import { SavedSearchDrawer } from '../parts.ts'
import type { QueryAddress } from '../state/address.ts'
import { changeSort } from '../state/sorting.ts'
import type { GoTo } from '../state/use-address.ts'
import styles from './saved-search.module.css'
import type { SavedSearchControl } from './use-saved-search.ts'

/** At the head of the screen: the current saved search, and the button that opens all of them. */
export function SelectedSearch({ control, goTo }: { control: SavedSearchControl; goTo: GoTo }) {
  const { selected, saved, news, leave, openList } = control
  return (
    <>
      {selected && (
        <div className={styles.selected} role="status">
          <bdi className={styles.name}>{selected.title}</bdi>
          {saved && news !== undefined && <NewsCount news={news} address={control.address} goTo={goTo} />}
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
      <LazyMount isOpen={control.isListOpen}>
        {(isOpen) => <SavedSearchDrawer control={control} opened={isOpen} />}
      </LazyMount>
    </>
  )
}

/** A click sorts by arrival, so that late posts with old dates are on top too. */
function NewsCount({ news, address, goTo }: { news: number; address: QueryAddress; goTo: GoTo }) {
  const words = (
    <>
      {formatPlural(news, 'novidade', 'novidades')}
      <span className={styles.since}> desde a sua última visita</span>
    </>
  )
  if (news === 0 || address.tab !== 'public' || (address.sort_by === 'arrival' && address.sort_order === 'desc'))
    return <span className={styles.changed}>{words}</span>
  return (
    <button
      type="button"
      className={styles.news}
      title="Mostrar primeiro o que chegou por último"
      onClick={() => goTo(changeSort(address, 'arrival', 'desc'))}
    >
      {words}
    </button>
  )
}
