import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { explainSearch } from '../../../../search-language/explain.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { usePainted } from '../../../ui/lists/use-painted.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { findDraftProblem } from '../state/draft-problem.ts'
import { isWithoutWords } from '../state/search-tree.ts'
import styles from './search-box.module.css'

const DEBOUNCE = 300
/** Length above which it is collapsed, so that the list stays visible. */
const LONG = 500
const LONG_ON_PHONE = 160

type UnderstoodSearchProps = {
  draft: string
  /** Whether a filter is selected: then no hint is needed, and the room goes to the list. */
  hasFilters: boolean
  /** Converts fields of the text to filters; undefined: there is none to convert. */
  onToFilters: (() => void) | undefined
  /** The terms of the submitted search, with their numbers. */
  children: ReactNode
}

/** Interpretation of the text, and equivalent forms of the search. */
export function UnderstoodSearch({ draft, hasFilters, onToFilters, children }: UnderstoodSearchProps) {
  const [isWhole, setWhole] = useState(false)
  const isLong = draft.length > (useIsPhone() ? LONG_ON_PHONE : LONG)
  return (
    <div className={styles.below}>
      <Understood draft={draft} isQuiet={hasFilters && draft === ''} isFolded={isLong && !isWhole} />
      {isLong && findDraftProblem(draft) === null && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-controls="understood-search"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostrar só o começo' : 'Mostrar a busca inteira'}
        </Button>
      )}
      {children}
      {onToFilters && (
        <Button size="compact-xs" variant="subtle" onClick={onToFilters}>
          Mostrar como filtros
        </Button>
      )}
    </div>
  )
}

/** The typed text in words; before anything is typed, a hint. `isQuiet`: for screen readers only. */
function Understood({ draft, isQuiet, isFolded }: { draft: string; isQuiet: boolean; isFolded: boolean }) {
  // Clearing shows at once; while typing, incomplete words are not announced.
  const [settled] = useDebouncedValue(draft, DEBOUNCE, { leading: true })
  const text = draft === '' ? '' : settled
  const parts = useMemo(() => listKeyedParts(text), [text])
  const isPainted = usePainted()
  const isRefused = useMemo(() => isPainted && findDraftProblem(text) !== null, [text, isPainted])
  return (
    <p
      id="understood-search"
      className={styles.understood}
      data-quiet={isQuiet || undefined}
      data-folded={isFolded || undefined}
      aria-live="polite"
    >
      {isRefused ? (
        'Nada é buscado enquanto o texto não for corrigido.'
      ) : isWithoutWords(text) ? (
        'Todas as publicações: não há letra, algarismo nem símbolo a buscar.'
      ) : parts.length === 0 ? (
        <>
          Use <strong>"frase exata"</strong>, <strong>-palavra</strong>, <strong>OU</strong>, <strong>vacin*</strong>,{' '}
          <strong>curtidas:&gt;1000</strong>. Acentos, maiúsculas e plural não importam.
        </>
      ) : (
        <>
          Publicações{' '}
          {parts.map(({ key, part }) =>
            part.strong ? (
              <strong key={key} data-negative={part.negative || undefined}>
                {part.text}
              </strong>
            ) : (
              <span key={key}>{part.text}</span>
            ),
          )}
        </>
      )}
    </p>
  )
}

function listKeyedParts(text: string) {
  return explainSearch(parseSearch(text)).map((part, index) => ({ key: `${index}:${part.text}`, part }))
}
