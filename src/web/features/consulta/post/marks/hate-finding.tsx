import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { HateMark, HateReport } from '../../../../../contract/hate/hate.ts'
import { isMarked } from '../../../../../contract/hate/hate-score.ts'
import type { Post } from '../../../../../contract/posts/post.ts'
import { LOAD_ERROR } from '../../../../api-error.ts'
import { useHateReport } from './hate.ts'
import styles from './hate-finding.module.css'
import { HateReviewPart } from './hate-review.tsx'
import {
  describeEngine,
  describeMarks,
  describeReasons,
  describeReview,
  describeScore,
  describeStrength,
} from './hate-words.ts'

type HateFindingProps = {
  post: Pick<Post, 'id' | 'hate' | 'hateScore' | 'hateKinds' | 'hateReview'>
  /** Words to highlight in the text; none when the explanation is closed. */
  onMarks: (marks: readonly HateMark[]) => void
}

const NO_MARKS: readonly HateMark[] = []

/** Label of a post, with its explanation and reviews on request. */
export function HateFinding({ post, onMarks }: HateFindingProps) {
  const [isOpen, setOpen] = useState(false)
  const query = useHateReport(post.id, isOpen)
  const marks = isOpen ? query.data?.marks : undefined
  useEffect(() => {
    onMarks(marks ?? NO_MARKS)
  }, [marks, onMarks])
  // The latest response is newer than the list.
  const { hate, hateScore, hateKinds, hateReview } = query.data ?? post
  return (
    <div>
      <p className={styles.label} data-marked={isMarked(hate) || undefined}>
        Rótulo: {hate}
        {hateScore !== null && ` (${describeStrength(hate, hateScore)})`}
      </p>
      {hateKinds.length > 0 && <p className={styles.line}>Tipo: {hateKinds.join(', ')}</p>}
      {hateReview !== null && <p className={styles.line}>Rótulo {describeReview(hateReview)}</p>}
      {hate !== 'não avaliado' && (
        <Button
          size="compact-sm"
          variant="default"
          className={styles.why}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isMarked(hate) ? 'Por que foi marcado?' : 'Como foi avaliado?'}
        </Button>
      )}
      {isOpen && <Why postId={post.id} query={query} />}
    </div>
  )
}

function Why({ postId, query }: { postId: string; query: ReturnType<typeof useHateReport> }) {
  if (query.data) return <Report postId={postId} report={query.data} />
  if (query.isError)
    return (
      <div className={styles.why} role="alert">
        {LOAD_ERROR}{' '}
        <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
          Tentar novamente
        </Button>
      </div>
    )
  return (
    <div className={styles.why} role="status" aria-label="Carregando a explicação">
      <Skeleton height={14} width="80%" />
    </div>
  )
}

function Report({ postId, report }: { postId: string; report: HateReport }) {
  const score = describeScore(report)
  const reasons = describeReasons(report)
  return (
    <div className={styles.report}>
      <p>
        {describeEngine(report.hateBy)} {describeMarks(report)}
      </p>
      {reasons !== null && <p>{reasons}</p>}
      {score !== null && <p>{score}</p>}
      <HateReviewPart postId={postId} report={report} />
    </div>
  )
}
