import classes from './moving-note.module.css'

/** Beside the number of a list: posts of what it shows are on their way. Always there, so that its words are read aloud when they come. */
export function MovingNote({ isMoving }: { isMoving: boolean }) {
  return (
    <span role="status" className={classes.note}>
      {isMoving && 'Publicações sendo atualizadas…'}
    </span>
  )
}
