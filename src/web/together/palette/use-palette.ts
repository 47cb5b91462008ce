import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { TypedEarly } from '../../ui/controls/typed-early.ts'
import { addRecent, findReached, findTargets, readRecent, type Target } from './targets.ts'
import { useTargets } from './use-targets.ts'

export type PaletteDialogProps = {
  /** Screens open to the user. */
  screens: readonly Target[]
  /** Whether the user is still unknown, and with it further screens and the last places. */
  isReaderPending: boolean
  /** undefined until the user is known: until then no earlier places are known, and none are stored. */
  username: string | undefined
  isSuperuser: boolean
  /** The field is ready: returns what was typed before. */
  onReady: TypedEarly['end']
  onClose: () => void
}

/** State of the palette: typed text, matches, active row, navigation. */
export function usePalette(props: PaletteDialogProps) {
  const { screens, isReaderPending, username, isSuperuser, onReady, onClose } = props
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [reached, setReached] = useState<string | null>(null)
  const storage = username === undefined ? undefined : `lupascan-recent-${username}`
  const recent = useMemo(() => readRecent(storage === undefined ? null : readStored(storage)), [storage])
  const { targets, areNamesLoading } = useTargets(screens)
  const isLoading = areNamesLoading || isReaderPending
  // Before anything is typed the last places come first: added later they would move every row.
  const find = (words: string) =>
    words === '' && isReaderPending ? [] : [...findTargets(words, targets, recent), ...listSearches(words, isSuperuser)]
  const found = find(useDeferredValue(typed).trim())
  const chosen = Math.max(findReached(found, reached), 0)
  // Without an arrow key Enter opens the first of all named targets, and waits for them to load.
  const [isEntered, setEntered] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setReached(null)
    setEntered(false)
  }
  const go = (target: Target | undefined) => {
    if (!target) return
    if (storage !== undefined && !UNKEPT.includes(target.kind)) store(storage, addRecent(recent, target))
    onClose()
    router.history.push(target.href, { savedSearch: target.savedSearch })
  }
  const press = (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key)) return
    // The rendered list may still belong to the previous letter.
    const listed = find(typed.trim())
    const place = findReached(listed, reached)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setReached(listed[(Math.max(place, 0) + step + listed.length) % listed.length]?.key ?? null)
      setEntered(false)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (listed[place]) go(listed[place])
      else setEntered(true)
    }
  }
  const goOnceLoaded = useEffectEvent(() => {
    go(find(typed.trim())[0])
  })
  useEffect(() => {
    if (isEntered && !isLoading) goOnceLoaded()
  }, [isEntered, isLoading])
  const begin = () => {
    const early = onReady()
    if (early.text !== '') setTyped(early.text)
    if (early.isEntered) setEntered(true)
  }
  return { typed, type, begin, found, chosen, press, go, isLoading }
}

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter']

/** Searches have a history of their own, which can be cleared. */
const UNKEPT: readonly Target['kind'][] = ['consulta', 'fontes', 'busca recente']

/** The typed text can also be searched beyond what the palette knows. */
function listSearches(words: string, isSuperuser: boolean): Target[] {
  if (words === '') return []
  const search = encodeURIComponent(words)
  const inPosts: Target = {
    ...{
      key: 'consulta',
      kind: 'consulta',
      label: `Buscar “${words}” nas publicações`,
      href: `/consulta?search=${search}`,
    },
  }
  const inSources: Target = {
    ...{ key: 'fontes', kind: 'fontes', label: `Procurar “${words}” nas fontes`, href: `/fontes?search=${search}` },
  }
  return isSuperuser ? [inPosts, inSources] : [inPosts]
}

/** A browser that refuses storage only forgets it. */
function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, recent: readonly Target[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(recent))
  } catch {
    // Ignored.
  }
}
