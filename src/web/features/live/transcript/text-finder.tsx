import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '../../../format.ts'
import styles from './text-finder.module.css'
import type { Finder } from './use-finder.ts'

/** Room for "9.999 de 9.999". */
const COUNT_WIDTH = 112

/** Finds words in the transcription: Enter and Shift+Enter move between matches, Esc clears. */
export function TextFinder({ finder }: { finder: Finder }) {
  const { search, hits, current, setSearch, go } = finder
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') setSearch('')
  }
  const hasHits = hits.length > 0
  return (
    <search className={styles.finder}>
      <TextInput
        className={styles.field}
        aria-label="Buscar no texto"
        placeholder="Buscar no texto"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSectionWidth={search.trim() ? COUNT_WIDTH : 0}
        rightSection={
          <span className={styles.count} role="status">
            {search.trim() && (hasHits ? `${formatNumber(current + 1)} de ${formatNumber(hits.length)}` : 'nenhum')}
          </span>
        }
      />
      <ActionIcon.Group>
        <ActionIcon variant="default" size={36} aria-label="Anterior" disabled={!hasHits} onClick={() => go(-1)}>
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Próximo" disabled={!hasHits} onClick={() => go(1)}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Limpar" disabled={!search} onClick={() => setSearch('')}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </ActionIcon.Group>
    </search>
  )
}
