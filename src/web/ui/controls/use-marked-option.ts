import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type Listed = { readonly key: string }

type Given<O extends Listed> = {
  options: readonly O[]
  isOpen: boolean
  /** Whether the first option is active before an arrow key was pressed: as soon as a letter is typed. */
  marksFirst: boolean
}

/**
 * Keyboard handling and ARIA attributes of a combobox (WAI-ARIA): focus stays in the field, where Home and End apply to the text;
 * arrows move the active option and wrap around. The active option is kept in state and not in the DOM, where Mantine keeps it: there
 * a timer of the opening list resets it while the user types.
 */
export function useMarkedOption<O extends Listed>({ options, isOpen, marksFirst }: Given<O>) {
  const id = useId()
  const [reached, mark] = useState<string | null>(null)
  const place = options.findIndex(({ key }) => key === reached)
  const first = options[0]
  // It stays active when the list is reordered: Enter selects the option that the user read.
  if (place < 0 && isOpen && marksFirst && first) mark(first.key)
  const nameOption = (key: string) => `${id}-${encodeURIComponent(key.toWellFormed())}`
  const active = isOpen && reached !== null && place >= 0 ? nameOption(reached) : undefined
  useEffect(() => {
    // Scrolls only if the active option has changed or moved: otherwise the user's own scrolling is kept.
    if (active !== undefined && place >= 0) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active, place])
  return {
    listId: id,
    /** The option that Enter selects. */
    marked: options[place],
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen && options.length > 0 ? id : undefined,
      'aria-activedescendant': active,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    describeOption: (key: string) => ({ id: nameOption(key), selected: place >= 0 && key === reached }),
    /** Handles the navigation keys; returns whether it did. */
    walk: (event: KeyboardEvent): boolean => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return false
      event.preventDefault()
      if (options.length > 0) mark(options.at(findNext(place, step, options.length))?.key ?? null)
      return true
    },
    mark,
    forget: () => mark(null),
  }
}

/** Without an active option the arrows lead to the first and the last one. */
function findNext(place: number, step: number, count: number): number {
  return place < 0 && step < 0 ? -1 : (place + step) % count
}
