import { Button, Skeleton } from '@mantine/core'
import { LOAD_ERROR } from '../../../../api-error.ts'
import styles from './post-marks.module.css'

/** Placeholder while marks are loading. */
export function LoadingMarks({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      <Skeleton height={16} width="85%" />
      <Skeleton height={16} width="60%" />
    </div>
  )
}

/** Marks that could not be loaded. */
export function MarksProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      {LOAD_ERROR}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
