import type { ComboboxStore } from '@mantine/core'
import { useState } from 'react'

/**
 * The id of the option that the arrow keys have reached, for `aria-activedescendant`. Mantine keeps the one it once had, also when
 * further typing has taken it out of the list: then the keys go on from the first of the new list.
 */
export function useActiveOption(store: ComboboxStore, listId: string) {
  const [active, setActive] = useState<string>()
  const read = () => document.getElementById(listId)?.querySelector('[data-combobox-selected]')?.id
  const onListed = () => {
    if (active !== undefined && document.getElementById(active) === null)
      setActive(store.selectFirstOption() ?? undefined)
  }
  // The key is Mantine's first: what it has selected is known when all have heard of it.
  return { active, readSoon: () => queueMicrotask(() => setActive(read())), onListed }
}
