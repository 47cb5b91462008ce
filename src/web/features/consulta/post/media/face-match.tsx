import type { Post } from '../../../../../contract/posts/post.ts'
import styles from '../text/found-text.module.css'

/** Below this distance it is probably the same person (docs/decisions/0022). */
const PROBABLE = 0.45

/** "rosto provável, distância 0,38": a match is for a human to judge. */
export function describeDistance(distance: number): string {
  const words = distance <= PROBABLE ? 'rosto provável' : 'rosto possível'
  return `${words}, distância ${distance.toFixed(2).replace('.', ',')}`
}

/** Distance between the nearest face of a post and the searched one. */
export function FaceMatch({ post }: { post: Post }) {
  const distances = post.media.flatMap(({ faces }) => faces).flatMap(({ distance }) => distance ?? [])
  if (distances.length === 0) return null
  const text = describeDistance(Math.min(...distances))
  return <p className={styles.found}>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
