import { useQuery } from '@tanstack/react-query'
import { coverageQuery, describeCoverage, describeSilence } from './coverage.ts'
import type { PostsInput } from './filters.ts'
import styles from './result-bar.module.css'

/** Beside the count: for how many sources it can be trusted. Asked for after the list, which matters more. */
export function CoverageNote({ input, enabled }: { input: PostsInput; enabled: boolean }) {
  const { data } = useQuery({ ...coverageQuery(input), enabled })
  return <p className={styles.coverage}>{data ? describeCoverage(data, input) : ''}</p>
}

/** Under an empty list: whether nobody said it, or whether nobody knows. */
export function SilenceNote({ input }: { input: PostsInput }) {
  const { data } = useQuery(coverageQuery(input))
  return data ? <p className={styles.silence}>{describeSilence(data, input)}</p> : null
}
