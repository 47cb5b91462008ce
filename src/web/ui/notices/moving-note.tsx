import classes from './moving-note.module.css'

/** Beside the number of a list: some of its posts are being reassigned. Always rendered, so that its text is announced when it appears. */
export function MovingNote({ isMoving }: { isMoving: boolean }) {
  return (
    <span role="status" className={classes.note}>
      {isMoving && 'Publicações sendo atualizadas…'}
    </span>
  )
}
