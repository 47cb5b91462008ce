import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { MENTIONS_PAGE } from '../../../../contract/limits.ts'
import type { Mention } from '../../../../contract/lives/watched-terms.ts'
import { formatClock, formatPlural } from '../../../format.ts'
import { useIsStacked } from '../use-is-stacked.ts'
import { ContextText } from './context-text.tsx'
import styles from './watched-terms.module.css'

type MentionListProps = { liveId: number; mentions: readonly Mention[]; onMoment: () => void }

/** Mentions of watched terms in a live, latest first. */
export function MentionList({ liveId, mentions, onMoment }: MentionListProps) {
  const inOrder = useMemo(() => mentions.toSorted((a, b) => b.said_at - a.said_at), [mentions])
  const isStacked = useIsStacked()
  const count = mentions.length
  return (
    <details open={!isStacked}>
      <summary className={styles.count}>
        {count < MENTIONS_PAGE ? formatPlural(count, 'menção', 'menções') : `As últimas ${count} menções`}
      </summary>
      <ol className={styles.mentions} aria-label="Menções">
        {inOrder.map(({ id, term, said_at, context }) => (
          <li key={id}>
            <Link
              to="/transcription/$id"
              params={{ id: String(liveId) }}
              search={{ t: String(Math.floor(said_at)) }}
              className={styles.moment}
              onClick={onMoment}
            >
              <time>{formatClock(said_at)}</time> <bdi>{term}</bdi>
            </Link>
            <ContextText term={term} context={context} />
          </li>
        ))}
      </ol>
    </details>
  )
}
