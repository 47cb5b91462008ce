import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './screen-skeleton.module.css'

/** The outline of a screen while its code and the session are on their way. */
export function ScreenSkeleton() {
  return (
    <div className={classes.screen} role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <Skeleton height={28} width={180} />
      <Skeleton height={40} />
      <Skeleton height={320} />
    </div>
  )
}
