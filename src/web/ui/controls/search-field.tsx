import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './search-field.module.css'

const DEBOUNCE = 300

type Props = {
  label: string
  /** The label is above the field, like those of its neighbours. */
  isLabelled?: boolean
  placeholder: string
  className?: string | undefined
  /** The search text in the address. */
  search: string
  onSearch: (search: string) => void
}

/** Search within a list. Typed text appears at once and is written to the address after a delay. */
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
  /** The text last sent but not yet in the address: until then the address has an older one. */
  const sent = useRef<string | null>(null)
  const send = useDebouncedCallback((text: string) => {
    if (text === (sent.current ?? search)) return
    sent.current = text
    onSearch(text)
  }, DEBOUNCE)
  useEffect(() => {
    if (sent.current === search) sent.current = null
    else if (sent.current === null) {
      // Changed elsewhere: pending typed text is discarded.
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
