import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import type { Live } from '../../../../contract/lives/lives.ts'
import { formatDateTime, formatDuration, formatPlural } from '../../../format.ts'
import { Rights } from '../../../ui/rights.ts'
import { LiveStateTags } from '../live-state.tsx'
import { describePlainly } from '../plain-problem.ts'
import { describeProgress } from '../progress.ts'
import styles from './live-list.module.css'

type LiveListProps = { lives: Live[]; isStale: boolean; children: ReactNode }

/** The list of lives; `children` are placed at its end. */
export function LiveList({ lives, isStale, children }: LiveListProps) {
  return (
    <>
      <ul className={styles.list} aria-label="Lives" data-stale={isStale || undefined} aria-busy={isStale}>
        {lives.map((live) => (
          <LiveRow key={live.id} live={live} />
        ))}
      </ul>
      <div className={styles.end}>{children}</div>
    </>
  )
}

function LiveRow({ live }: { live: Live }) {
  const { isSuperuser } = use(Rights)
  const facts = [...listFacts(live), describeProgress(live)].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to="/transcription/$id" params={{ id: String(live.id) }} className={styles.title}>
          {live.title}
        </Link>
        {facts && <p className={styles.facts}>{facts}</p>}
        {live.problem && <p className={styles.problem}>{describePlainly(live.problem, isSuperuser)}</p>}
      </div>
      <LiveStateTags state={live.state} isLive={live.is_live} />
    </li>
  )
}

/** Facts of a live in words: channel, date, duration, chapters. */
export function listFacts(live: Live): string[] {
  const length =
    live.started_at && live.finished_at ? (Date.parse(live.finished_at) - Date.parse(live.started_at)) / 1000 : null
  return [
    live.person?.name,
    live.channel_title,
    live.started_at && formatDateTime(live.started_at),
    length && formatDuration(length),
    live.chapter_count > 0 && formatPlural(live.chapter_count, 'trecho', 'trechos'),
  ].filter((fact) => typeof fact === 'string')
}

/** Skeleton of the list. */
export function LiveListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <div className={styles.list}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={styles.row}>
            <div className={styles.words}>
              <Skeleton height={14} width="46%" mb={8} />
              <Skeleton height={12} width="28%" />
            </div>
            <Skeleton height={22} width={120} radius="xl" />
          </div>
        ))}
      </div>
    </div>
  )
}
