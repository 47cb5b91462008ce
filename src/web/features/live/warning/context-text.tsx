import { useMemo } from 'react'
import { foldTokens } from '../../../../text/fold.ts'
import { listStems } from '../../../../text/foreign-plurals.ts'
import { findWatchedTerms, toTermKey } from '../../../../text/watched-terms.ts'
import { splitIntoSpans } from '../transcript/marked-spans.ts'
import styles from './watched-terms.module.css'

/** Text around a watched term, with the term highlighted. */
export function ContextText({ term, context }: { term: string; context: string }) {
  const pieces = useMemo(() => cutContext(context, term), [context, term])
  return (
    <p className={styles.context} dir="auto">
      {pieces.map(({ start, end, isWatched }) => {
        const words = context.slice(start, end)
        return isWatched ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>
      })}
    </p>
  )
}

function cutContext(context: string, term: string) {
  const words = foldTokens(context)
  const stems = words.map(({ token }) => listStems(token))
  const said = findWatchedTerms(stems, [{ term_key: toTermKey(term) }]).map((match) => ({
    start: words[match.start]?.start ?? 0,
    end: words[match.end - 1]?.end ?? 0,
  }))
  return splitIntoSpans(context.length, [], said)
}
