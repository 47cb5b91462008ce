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
/** Characters that are folded, so that the list is still in sight. */
const LONG = 500
const LONG_ON_PHONE = 160

type UnderstoodSearchProps = {
  draft: string
  /** Whether a filter is chosen: who has come that far needs no hint, and the room is the list's. */
  hasFilters: boolean
  /** From fields of the text to filters; undefined: there is nothing to turn. */
  onToFilters: (() => void) | undefined
  /** The terms of the search that was asked, with their numbers. */
  children: ReactNode
}

/** How the text was understood, and the same question asked in another way. */
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

/** What the typed text means, in words; before anything is typed, what may be typed. `isQuiet`: only for those who hear it. */
function Understood({ draft, isQuiet, isFolded }: { draft: string; isQuiet: boolean; isFolded: boolean }) {
  // A clearing shows at once; while typing, half a word is not worth reading aloud.
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
