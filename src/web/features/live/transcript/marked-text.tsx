import styles from './chapter-list.module.css'
import type { Mark } from './find-in-text.ts'
import { splitIntoSpans, type TextSpan } from './marked-spans.ts'

type MarkedTextProps = {
  text: string
  /** Ranges of search matches. */
  marks?: readonly Mark[] | undefined
  currentHit?: number
  /** Ranges of watched terms. */
  watched?: readonly TextSpan[] | undefined
}

/** A text with search matches and watched terms highlighted, each in its own style. */
export function MarkedText({ text, marks = [], currentHit = -1, watched = [] }: MarkedTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {splitIntoSpans(text.length, marks, watched).map(({ start, end, hit, isWatched }) => {
        const words = text.slice(start, end)
        if (hit === null && !isWatched) return <span key={start}>{words}</span>
        return (
          <mark
            key={start}
            data-found={hit !== null || undefined}
            data-current={(hit !== null && hit === currentHit) || undefined}
            data-watched={isWatched || undefined}
          >
            {words}
          </mark>
        )
      })}
    </p>
  )
}
