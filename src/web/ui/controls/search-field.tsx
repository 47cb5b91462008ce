import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './search-field.module.css'

const DEBOUNCE = 300

type Props = {
  label: string
  /** The label stands above the field, as those of its neighbours do. */
  isLabelled?: boolean
  placeholder: string
  className?: string | undefined
  /** What the address says is searched. */
  search: string
  onSearch: (search: string) => void
}

/** A search within a list. What is typed stands at once and becomes part of the address a moment later. */
export function SearchField({ label, isLabelled = false, placeholder, className, search, onSearch }: Props) {
  const [typed, type] = useTypedSearch(search, onSearch)
  return (
    <TextInput
      className={className}
      classNames={{ input: styles.input }}
      type="search"
      {...(isLabelled ? { label } : { 'aria-label': label })}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      rightSectionPointerEvents="all"
      rightSection={typed !== '' && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  /** What was last sent and is not yet the address: until it is, the address only tells what was typed before. */
  const sent = useRef<string | null>(null)
  const send = useDebouncedCallback((text: string) => {
    if (text === (sent.current ?? search)) return
    sent.current = text
    onSearch(text)
  }, DEBOUNCE)
  useEffect(() => {
    if (sent.current === search) sent.current = null
    else if (sent.current === null) {
      // Changed from elsewhere: what was being typed is not sent after it.
      send.cancel()
      setTyped(search)
    }
  }, [search, send])
  const type = (text: string) => {
    setTyped(text)
    send(text.trim())
  }
  return [typed, type] as const
}
