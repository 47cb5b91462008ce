import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './screen-skeleton.module.css'

/** Skeleton of a screen while its data are loading. */
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

/** The same with room for the side navigation, while code and session are loading: nothing shifts when they arrive. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <ScreenSkeleton />
    </div>
  )
}
