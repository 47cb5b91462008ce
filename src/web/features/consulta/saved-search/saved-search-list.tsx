import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'
import { formatNumber } from '../../../format.ts'
import { type FolderChoice, FolderFilter, isInFolder } from '../../../together/folder-filter.tsx'
import { findChoices } from '../filters/choice-search.ts'
import { applySavedFilters, describeFilters } from './saved-filters.ts'
import styles from './saved-search.module.css'
import { SavedSearchItem } from './saved-search-item.tsx'
import type { SavedSearchControl } from './use-saved-search.ts'

type ListProps = {
  control: SavedSearchControl
  searches: readonly SavedSearch[]
  onRemove: (search: SavedSearch) => void
}

/** The searches, filtered by name and by the text of their filters. Arrow keys move among them. */
export function SavedSearchList({ control, searches, onRemove }: ListProps) {
  const { address, options } = control
  const [typed, setTyped] = useState('')
  const settled = useDeferredValue(typed)
  const rootRef = useRef<HTMLDivElement>(null)
  const described = useMemo(
    () =>
      searches.map((search) => {
        const words = describeFilters(applySavedFilters(address, search.filters), options)
        return { key: search.id, search, description: words, words: `${search.title} ${words}` }
      }),
    [searches, address, options],
  )
  // The list opens at the current search.
  useLayoutEffect(() => {
    rootRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  // Focusing a field opens a phone's keyboard, which would cover the list.
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const [choice, setChoice] = useState<FolderChoice>('all')
  const { shown, left } = useMemo(() => {
    const here = described.filter(({ search }) => isInFolder(choice, search))
    return findChoices(here, settled, [])
  }, [described, settled, choice])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
    <div ref={rootRef} className={styles.drawer} onKeyDown={(event) => moveFocus(rootRef.current, event)}>
      <TextInput
        data-autofocus={!isTouched || undefined}
        data-stop
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Procurar nas buscas salvas"
        placeholder="Procurar nas buscas salvas"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FolderFilter things={searches} choice={choice} onChoice={setChoice} />
      <ul className={styles.list} aria-label="Buscas salvas">
        {shown.map(({ key, search, description }) => (
          <SavedSearchItem key={key} control={control} search={search} description={description} onRemove={onRemove} />
        ))}
      </ul>
      <p className={styles.left} role="status">
        {shown.length === 0 && (typed === '' ? 'Nenhuma busca salva aqui.' : 'Nenhuma busca salva com essas palavras.')}
        {left > 0 && `e mais ${formatNumber(left)}: digite para encontrar`}
      </p>
    </div>
  )
}

/** ↓ and ↑ move through the text box and the searches; a name being edited keeps its keys. */
function moveFocus(root: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...(root?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const current = stops.findIndex((stop) => stop.matches(':focus'))
  if (current === -1) return
  event.preventDefault()
  stops[current + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}
