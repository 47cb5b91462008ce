import { NewsList } from '../../../../ui/lists/news-list.tsx'
import { LoadingMarks, MarksProblem } from './marks-state.tsx'
import styles from './post-marks.module.css'
import { useFactChecks } from './post-marks.ts'

/** Fact-checks of a claim that a post repeats, closest first. */
export function FactChecksPart({ postId }: { postId: string }) {
  const { data, isError, refetch } = useFactChecks(postId)
  if (isError) return <MarksProblem onRetry={() => void refetch()} />
  if (!data) return <LoadingMarks label="Carregando checagens" />
  return (
    <>
      <NewsList items={data.items} />
      <p className={styles.quiet}>
        O texto repete quase palavra por palavra o que foi checado; pode ser também para desmentir.
      </p>
    </>
  )
}
