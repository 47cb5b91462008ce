import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type Listed = { readonly key: string }

type Given<O extends Listed> = {
  options: readonly O[]
  isOpen: boolean
  /** Whether the first one is marked before an arrow key was pressed: from the first letter on. */
  marksFirst: boolean
}

/**
 * The keys of a field with a list below it, and what a screen reader hears (WAI-ARIA's combobox): the focus stays in the field, where
 * Home and End are those of the text; the arrows mark an option, from the last one on to the first. Which one is marked stands in the
 * state and not in the page, where Mantine keeps it: there a timer of the list's opening takes the mark back while one types.
 */
export function useMarkedOption<O extends Listed>({ options, isOpen, marksFirst }: Given<O>) {
  const id = useId()
  const [reached, mark] = useState<string | null>(null)
  const place = options.findIndex(({ key }) => key === reached)
  const first = options[0]
  // It stays marked when the list is put into another order: Enter takes whom one has read.
  if (place < 0 && isOpen && marksFirst && first) mark(first.key)
  const nameOption = (key: string) => `${id}-${encodeURIComponent(key.toWellFormed())}`
  const active = isOpen && reached !== null && place >= 0 ? nameOption(reached) : undefined
  useEffect(() => {
    // Only where the mark has moved, or stands elsewhere in another list: whoever has scrolled on stays where they are.
    if (active !== undefined && place >= 0) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active, place])
  return {
    listId: id,
    /** What Enter takes. */
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
    /** Whether the key was one of those that mark. */
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

/** From none the arrows lead to the first and to the last one. */
function findNext(place: number, step: number, count: number): number {
  return place < 0 && step < 0 ? -1 : (place + step) % count
}
