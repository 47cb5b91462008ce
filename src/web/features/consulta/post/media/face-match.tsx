import type { Post } from '../../../../../contract/posts/post.ts'
import styles from '../text/found-text.module.css'

/** Nearer than this it is probably the same person (docs/decisions/0022). */
const PROBABLE = 0.45

/** "rosto provável, distância 0,38": what is found is for a person to judge. */
export function describeDistance(distance: number): string {
  const words = distance <= PROBABLE ? 'rosto provável' : 'rosto possível'
  return `${words}, distância ${distance.toFixed(2).replace('.', ',')}`
}

/** How far the nearest face of a publication is from the one that is searched for. */
export function FaceMatch({ post }: { post: Post }) {
  const distances = post.media.flatMap(({ faces }) => faces).flatMap(({ distance }) => distance ?? [])
  if (distances.length === 0) return null
  const text = describeDistance(Math.min(...distances))
  return <p className={styles.found}>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
