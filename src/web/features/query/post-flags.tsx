import {
  IconAlertTriangle,
  IconLinkOff,
  IconMessageExclamation,
  IconRosetteDiscountCheck,
  IconUserCheck,
  IconUserX,
} from '@tabler/icons-react'
import type { Post } from '../../../contract/post.ts'
import { describeReview, formatShare } from './hate-words.ts'
import styles from './post-flags.module.css'

const NOT_A_VERDICT = 'Indício automático, não veredito'

type Flagged = Pick<Post, 'hate' | 'hateReview' | 'misleadingLinks' | 'factChecks'>

/** What was found in a publication, each with a sign and a word; nothing when nothing was found. */
export function PostFlags({ post }: { post: Flagged & Pick<Post, 'hateScore'> }) {
  const links = post.misleadingLinks.length
  return (
    <>
      {post.hate === 'discurso de ódio' && (
        <span className={styles.flag} data-kind="hate" title={describeHate(post.hateScore)}>
          <IconAlertTriangle size={14} aria-hidden />
          ódio
        </span>
      )}
      {post.hate === 'ofensivo' && (
        <span className={styles.flag} data-kind="offence" title={describeHate(post.hateScore)}>
          <IconMessageExclamation size={14} aria-hidden />
          ofensivo
        </span>
      )}
      {post.hateReview !== null && (
        <span className={styles.flag} data-kind="review">
          {post.hateReview === 'confirmado' ? (
            <IconUserCheck size={14} aria-hidden />
          ) : (
            <IconUserX size={14} aria-hidden />
          )}
          {describeReview(post.hateReview)}
        </span>
      )}
      {post.factChecks.length > 0 && (
        <span className={styles.flag} data-kind="check" title="O texto repete uma alegação já checada">
          <IconRosetteDiscountCheck size={14} aria-hidden />
          já checado
        </span>
      )}
      {links > 0 && (
        <span
          className={styles.flag}
          data-kind="link"
          title={`${NOT_A_VERDICT}: leva a ${post.misleadingLinks.join(', ')}`}
        >
          <IconLinkOff size={14} aria-hidden />
          {links === 1 ? 'link enganoso' : 'links enganosos'}
        </span>
      )}
    </>
  )
}

/** True when `PostFlags` shows something. */
export function hasFlags(post: Flagged): boolean {
  const isMarked = post.hate === 'discurso de ódio' || post.hate === 'ofensivo'
  return isMarked || post.hateReview !== null || post.misleadingLinks.length > 0 || post.factChecks.length > 0
}

function describeHate(score: number | null): string {
  return score === null ? NOT_A_VERDICT : `${NOT_A_VERDICT}: probabilidade estimada de ${formatShare(score)}`
}
