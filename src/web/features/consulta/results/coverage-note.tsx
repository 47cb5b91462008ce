import { useQuery } from '@tanstack/react-query'
import type { PostsInput } from '../filters/filters.ts'
import { coverageQuery, describeCoverage } from '../state/coverage.ts'
import { describeSilence } from '../state/silence.ts'
import styles from './result-bar.module.css'

/** Beside the count: the number of covered accounts. Requested after the list, which matters more. */
export function CoverageNote({ input, enabled }: { input: PostsInput; enabled: boolean }) {
  const { data } = useQuery({ ...coverageQuery(input), enabled })
  const words = data ? describeCoverage(data, input) : ''
  return (
    <p className={styles.coverage} title={words}>
      {words}
    </p>
  )
}

/** Below an empty list: coverage, and whether it proves absence. `former`: posts whose earlier text matches. */
export function SilenceNote({ input, former }: { input: PostsInput; former: number | undefined }) {
  const { data } = useQuery(coverageQuery(input))
  return data ? <p className={styles.silence}>{describeSilence(data, input, former)}</p> : null
}
