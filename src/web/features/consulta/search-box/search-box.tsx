import { Button, CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { ImageSearchButton } from '../image-search/image-search-button.tsx'
import styles from './search-box.module.css'
import { nameOption, SearchSuggestions, SUGGESTIONS_ID } from './search-suggestions.tsx'
import type { SearchSuggesting } from './use-suggestions.ts'

type SearchBoxProps = {
  draft: string
  /** Whether it differs from the submitted text. */
  isTyping: boolean
  onDraft: (text: string) => void
  onSubmit: () => void
  onClear: () => void
  /** Error of the text: too long, or refused by the server. */
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  suggesting: SearchSuggesting
}

/** The text of the search. Nothing is requested before Enter or "Buscar". */
export function SearchBox(props: SearchBoxProps) {
  const { draft, isTyping, onDraft, onSubmit, onClear, error, inputRef, suggesting } = props
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
            onKeyDown={(event) => {
              suggesting.onKeyDown(event)
              // Nothing is open that Escape could close, and no text waits for Enter: leaves the box, so that the keys of the list work.
              if (event.key === 'Escape' && !isTyping && !event.nativeEvent.isComposing) event.currentTarget.blur()
            }}
            onFocus={() => suggesting.onFocusChange(true)}
            onBlur={() => suggesting.onFocusChange(false)}
            size="sm"
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
        <Button type="submit" size="sm" className={styles.submit}>
          Buscar
        </Button>
        <ImageSearchButton />
      </form>
    </search>
  )
}
