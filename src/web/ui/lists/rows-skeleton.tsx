import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './record-table.module.css'

/** Skeleton of a list while it is loading. @param props `height` of a row, in pixels */
export function RowsSkeleton({ height }: { height: number }) {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
