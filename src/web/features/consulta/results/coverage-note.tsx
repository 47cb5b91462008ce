import { useQuery } from '@tanstack/react-query'
import type { PostsInput } from '../filters/filters.ts'
import { coverageQuery, describeCoverage } from '../state/coverage.ts'
import { describeSilence } from '../state/silence.ts'
import styles from './result-bar.module.css'

/** Beside the count: of how many accounts what was collected. Asked for after the list, which matters more. */
export function CoverageNote({ input, enabled }: { input: PostsInput; enabled: boolean }) {
  const { data } = useQuery({ ...coverageQuery(input), enabled })
  const words = data ? describeCoverage(data, input) : ''
  return (
    <p className={styles.coverage} title={words}>
      {words}
    </p>
  )
}

/** Under an empty list: what was collected, and whether that proves anything. `former`: publications that said it before they were edited. */
export function SilenceNote({ input, former }: { input: PostsInput; former: number | undefined }) {
  const { data } = useQuery(coverageQuery(input))
  return data ? <p className={styles.silence}>{describeSilence(data, input, former)}</p> : null
}
