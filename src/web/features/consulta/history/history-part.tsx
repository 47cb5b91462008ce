import type { Post } from '../../../../contract/posts/post.ts'
import { LoadingMarks, MarksProblem } from '../post/marks/marks-state.tsx'
import { describeUnusual } from '../post/marks/unusual-words.ts'
import { CountCurve } from './count-curve.tsx'
import styles from './history.module.css'
import { usePostHistory } from './history.ts'
import { describeDeletion } from './history-words.ts'
import { VersionList } from './version-list.tsx'

/** History of a post: deletion, earlier texts, growth of its counts. */
export function HistoryPart({ post }: { post: Post }) {
  const { data, isError, refetch } = usePostHistory(post.id)
  const deletion = describeDeletion(post)
  return (
    <>
      {deletion && (
        <section>
          <h3 className={styles.heading}>Apagada</h3>
          {deletion.map((sentence) => (
            <p key={sentence} className={styles.line}>
              {sentence}
            </p>
          ))}
        </section>
      )}
      {post.editedAt !== null && post.versions === 1 && (
        <section>
          <h3 className={styles.heading}>Editada</h3>
          <p className={styles.line}>A rede marca esta publicação como editada; outro texto dela não foi visto aqui.</p>
        </section>
      )}
      {post.unusual !== null && (
        <p className={styles.seen}>
          {post.views === null ? 'Engajamento' : 'Alcance'}: {describeUnusual(post.unusual)}.
        </p>
      )}
      {data && <CountCurve counts={data.counts} />}
      {(post.versions > 1 || isError) && (
        <section>
          <h3 className={styles.heading}>Versões</h3>
          {isError && <MarksProblem onRetry={() => void refetch()} />}
          {data && <VersionList versions={data.versions} />}
          {!data && !isError && <LoadingMarks label="Carregando versões" />}
        </section>
      )}
    </>
  )
}
