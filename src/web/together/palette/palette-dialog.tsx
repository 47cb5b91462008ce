import { Modal, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import styles from './palette.module.css'
import { addRecent, findTargets, readRecent, type Target } from './targets.ts'
import { useTargets } from './use-targets.ts'

export type PaletteDialogProps = {
  screens: readonly Target[]
  username: string
  isSuperuser: boolean
  onClose: () => void
}

/** A name is typed, the arrow keys choose, Enter goes there. */
export function PaletteDialog({ screens, username, isSuperuser, onClose }: PaletteDialogProps) {
  const id = useId()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const storage = `lupascan-recent-${username}`
  const [recent] = useState(() => readRecent(readStored(storage)))
  const { targets, isLoading } = useTargets(screens)
  const words = useDeferredValue(typed).trim()
  const found = [...findTargets(words, targets, recent), ...listSearches(words, isSuperuser)]
  const chosen = Math.min(at, found.length - 1)
  const go = (target: Target | undefined) => {
    if (!target) return
    if (!UNKEPT.includes(target.kind)) store(storage, addRecent(recent, target))
    onClose()
    router.history.push(target.href, { savedSearch: target.savedSearch })
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((chosen + step + found.length) % Math.max(found.length, 1))
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      go(found[chosen])
    }
  }
  return (
    <Modal opened onClose={onClose} title="Ir para" classNames={{ title: styles.title }}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Pessoa, busca salva, dossiê, lista ou tela"
        placeholder="Pessoa, busca salva, dossiê, lista ou tela"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={id} aria-label="Lugares" className={styles.list}>
        {found.map((target, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field above.
          <div
            key={target.key}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === chosen}
            className={styles.option}
            onClick={() => go(target)}
          >
            <bdi className={styles.label}>{target.label}</bdi>
            <span className={styles.kind}>{target.details || target.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.kind}>
        {isLoading && 'Carregando pessoas, buscas, dossiês e listas…'}
      </p>
    </Modal>
  )
}

/** Searches have a list of their own, which can be emptied. */
const UNKEPT: readonly Target['kind'][] = ['consulta', 'fontes', 'busca recente']

/** What was typed can also be looked for where there is more than the palette knows. */
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

/** A browser that refuses storage only forgets. */
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
    // Forgotten.
  }
}
