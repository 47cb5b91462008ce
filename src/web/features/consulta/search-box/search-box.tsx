import { Button, CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { ImageSearchButton } from '../image-search/image-search-button.tsx'
import styles from './search-box.module.css'
import { SearchProblems } from './search-problems.tsx'
import { nameOption, SearchSuggestions, SUGGESTIONS_ID } from './search-suggestions.tsx'
import { UnderstoodSearch } from './understood-search.tsx'
import type { SearchSuggesting } from './use-suggestions.ts'

type SearchBoxProps = {
  draft: string
  onDraft: (text: string) => void
  onSubmit: () => void
  onClear: () => void
  /** What is wrong with the text: it is too long, or the server said so. */
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  suggesting: SearchSuggesting
  /** Between filters and fields of the text; undefined: there is nothing to turn. */
  onToText: (() => void) | undefined
  onToFilters: (() => void) | undefined
  /** The terms of the search that was asked, with their numbers. */
  terms: ReactNode
}

/** The text of the search and, below it, how it was understood. Nothing is asked before Enter or "Buscar". */
export function SearchBox(props: SearchBoxProps) {
  const { draft, onDraft, onSubmit, onClear, error, inputRef, suggesting, onToText, onToFilters, terms } = props
  const { shown, active } = suggesting
  const isOpen = shown.length > 0
  return (
    <search className={styles.box}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className={styles.field}>
          <TextInput
            ref={inputRef}
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? SUGGESTIONS_ID : undefined}
            aria-activedescendant={isOpen && active >= 0 ? nameOption(active) : undefined}
            onKeyDown={suggesting.onKeyDown}
            onFocus={() => suggesting.onFocusChange(true)}
            onBlur={() => suggesting.onFocusChange(false)}
            size="md"
            type="text"
            enterKeyHint="search"
            name="search"
            autoComplete="off"
            spellCheck={false}
            aria-label="Buscar nas publicações"
            aria-describedby="understood-search"
            placeholder="Buscar nas publicações"
            leftSection={<IconSearch size={18} aria-hidden />}
            rightSectionPointerEvents="all"
            rightSection={
              draft === '' ? (
                <Kbd className={styles.hint} size="xs" aria-hidden>
                  /
                </Kbd>
              ) : (
                <CloseButton aria-label="Limpar o texto da busca" size="sm" onClick={onClear} />
              )
            }
            value={draft}
            error={error}
            onChange={(event) => onDraft(event.currentTarget.value)}
          />
          {isOpen && <SearchSuggestions suggestions={shown} active={active} onChoose={suggesting.choose} />}
        </div>
        <Button type="submit" size="md" className={styles.submit}>
          Buscar
        </Button>
        <ImageSearchButton />
      </form>
      <SearchProblems
        draft={draft}
        onRepair={(text) => {
          onDraft(text)
          inputRef.current?.focus()
        }}
      />
      <div className={styles.below}>
        <UnderstoodSearch draft={draft} />
        {terms}
        {onToText && (
          <Button size="compact-sm" variant="subtle" onClick={onToText}>
            Editar como texto
          </Button>
        )}
        {onToFilters && (
          <Button size="compact-sm" variant="subtle" onClick={onToFilters}>
            Mostrar como filtros
          </Button>
        )}
      </div>
    </search>
  )
}
