import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { explainSearch } from '../../../../search-language/explain.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { SHORTEST_PREFIX } from '../../../../search-language/terms.ts'
import { hasIdleStar, isWithoutWords } from '../state/search-tree.ts'
import styles from './search-box.module.css'

const DEBOUNCE = 300

/** What the typed text means, in words; before anything is typed, what may be typed. */
export function UnderstoodSearch({ draft }: { draft: string }) {
  // A clearing shows at once; while typing, half a word is not worth reading aloud.
  const [settled] = useDebouncedValue(draft, DEBOUNCE, { leading: true })
  const text = draft === '' ? '' : settled
  const parts = useMemo(() => listKeyedParts(text), [text])
  return (
    <p id="understood-search" className={styles.understood} aria-live="polite">
      {isWithoutWords(text) ? (
        'Todas as publicações: não há letra, algarismo nem símbolo a buscar.'
      ) : parts.length === 0 ? (
        <>
          Use <strong>"frase exata"</strong>, <strong>-palavra</strong> para excluir, <strong>OU</strong> para
          alternativas, <strong>vacin*</strong> para começos de palavra e <strong>curtidas:&gt;1000</strong> para
          contagens. Acentos, maiúsculas e plural não importam.
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
          {hasIdleStar(text) && `. O * só vale no fim de uma palavra, depois de ${SHORTEST_PREFIX} letras ou mais.`}
        </>
      )}
    </p>
  )
}

function listKeyedParts(text: string) {
  return explainSearch(parseSearch(text)).map((part, index) => ({ key: `${index}:${part.text}`, part }))
}
