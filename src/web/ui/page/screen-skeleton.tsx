import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './screen-skeleton.module.css'

/** The outline of a screen while what it shows is on its way. */
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

/** The same with the room of the side navigation around it, while code and session are on their way: nothing moves when they come. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <ScreenSkeleton />
    </div>
  )
}
