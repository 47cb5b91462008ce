import {
  IconAlertTriangle,
  IconLinkOff,
  IconMessageExclamation,
  IconPencil,
  IconRosetteDiscountCheck,
  IconTrash,
  IconTrendingUp,
  IconUserCheck,
  IconUserX,
} from '@tabler/icons-react'
import { isMarked } from '../../../../../contract/hate/hate-score.ts'
import { UNUSUAL_FROM } from '../../../../../contract/limits.ts'
import type { Post } from '../../../../../contract/posts/post.ts'
import { describeReview, describeStrength } from './hate-words.ts'
import styles from './post-flags.module.css'
import { describeUnusual, formatTimes } from './unusual-words.ts'

const NOT_A_VERDICT = 'Indício automático, não veredito'

type Flagged = Pick<Post, 'hate' | 'hateReview' | 'misleadingLinks' | 'factChecks' | 'state' | 'unusual'>

/** Flags of a post, an icon and a word each; nothing without flags. */
export function PostFlags({ post }: { post: Flagged & Pick<Post, 'hateScore'> }) {
  const links = post.misleadingLinks.length
  return (
    <>
      {post.state === 'apagado' && (
        <span className={styles.flag} data-kind="deleted" title="Não está mais na rede; o texto ficou guardado aqui">
          <IconTrash size={14} aria-hidden />
          apagada
        </span>
      )}
      {post.state === 'editado' && (
        <span className={styles.flag} data-kind="review" title="O texto mudou depois de publicado">
          <IconPencil size={14} aria-hidden />
          editada
        </span>
      )}
      {post.unusual !== null && post.unusual >= UNUSUAL_FROM && (
        <span className={styles.flag} data-kind="review" title={describeUnusual(post.unusual)}>
          <IconTrendingUp size={14} aria-hidden />
          fora da curva, {formatTimes(post.unusual)}
        </span>
      )}
      {post.hate === 'discurso de ódio' && (
        <span className={styles.flag} data-kind="hate" title={describeHate(post)}>
          <IconAlertTriangle size={14} aria-hidden />
          ódio
        </span>
      )}
      {post.hate === 'ofensivo' && (
        <span className={styles.flag} data-kind="offence" title={describeHate(post)}>
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

/** True if `PostFlags` shows anything. */
export function hasFlags(post: Flagged): boolean {
  if (post.state !== 'ativo' || (post.unusual ?? 0) >= UNUSUAL_FROM) return true
  return (
    isMarked(post.hate) || post.hateReview !== null || post.misleadingLinks.length > 0 || post.factChecks.length > 0
  )
}

function describeHate({ hate, hateScore }: Pick<Post, 'hate' | 'hateScore'>): string {
  return hateScore === null ? NOT_A_VERDICT : `${NOT_A_VERDICT}; ${describeStrength(hate, hateScore)}`
}
