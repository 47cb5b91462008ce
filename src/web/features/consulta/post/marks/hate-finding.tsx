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
  post: Pick<Post, 'id' | 'content' | 'hate' | 'hateScore' | 'hateKinds' | 'hateReview'>
  /** Words to highlight in the text; none when the explanation is closed. */
  onMarks: (marks: readonly HateMark[]) => void
}

const NO_MARKS: readonly HateMark[] = []

/** Label of a post, with its explanation and reviews on request. */
export function HateFinding({ post, onMarks }: HateFindingProps) {
  const [isOpen, setOpen] = useState(false)
  const query = useHateReport(post.id, isOpen)
  // Marks of another text would be beside its words.
  const isSameText = query.data?.content === post.content
  const marks = isOpen && isSameText ? query.data?.marks : undefined
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
      {isOpen && <Why post={post} query={query} />}
    </div>
  )
}

type SeenPost = Pick<Post, 'id' | 'content'>

function Why({ post, query }: { post: SeenPost; query: ReturnType<typeof useHateReport> }) {
  if (query.data) return <Report post={post} report={query.data} />
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

function Report({ post, report }: { post: SeenPost; report: HateReport }) {
  const score = describeScore(report)
  const reasons = describeReasons(report)
  return (
    <div className={styles.report}>
      {report.content === post.content ? (
        <p>
          {describeEngine(report.hateBy)} {describeMarks(report)}
        </p>
      ) : (
        <>
          <p>{describeEngine(report.hateBy)}</p>
          <NewText text={report.content} />
        </>
      )}
      {reasons !== null && <p>{reasons}</p>}
      {score !== null && <p>{score}</p>}
      <HateReviewPart postId={post.id} report={report} />
    </div>
  )
}

/** The post was edited after the screen loaded it: the label is of this text. */
function NewText({ text }: { text: string }) {
  return (
    <div role="status">
      <p>O texto desta publicação mudou depois que esta página foi aberta. O rótulo é do texto de agora:</p>
      <blockquote className={styles.newText}>{text}</blockquote>
    </div>
  )
}
