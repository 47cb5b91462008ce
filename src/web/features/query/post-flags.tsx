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
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import type { Post } from '../../../contract/post.ts'
import { describeReview, formatShare } from './hate-words.ts'
import styles from './post-flags.module.css'
import { describeUnusual } from './unusual-words.ts'

const NOT_A_VERDICT = 'Indício automático, não veredito'

type Flagged = Pick<Post, 'hate' | 'hateReview' | 'misleadingLinks' | 'factChecks' | 'state' | 'unusual'>

/** What was found in a publication, each with a sign and a word; nothing when nothing was found. */
export function PostFlags({ post }: { post: Flagged & Pick<Post, 'hateScore'> }) {
  const links = post.misleadingLinks.length
  return (
    <>
      {post.state === 'apagado' && (
        <span className={styles.flag} data-kind="deleted" title="Não está mais na rede; o texto ficou guardado aqui">
          <IconTrash size={14} aria-hidden />
          apagado
        </span>
      )}
      {post.state === 'editado' && (
        <span className={styles.flag} data-kind="review" title="O texto mudou depois de publicado">
          <IconPencil size={14} aria-hidden />
          editado
        </span>
      )}
      {isUnusual(post) && (
        <span className={styles.flag} data-kind="review" title={describeUnusual(post.unusual)}>
          <IconTrendingUp size={14} aria-hidden />
          fora da curva
        </span>
      )}
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
  if (post.state !== 'ativo' || isUnusual(post)) return true
  return isMarked || post.hateReview !== null || post.misleadingLinks.length > 0 || post.factChecks.length > 0
}

const isUnusual = ({ unusual }: Pick<Post, 'unusual'>) => unusual !== null && unusual >= UNUSUAL_FROM

function describeHate(score: number | null): string {
  return score === null ? NOT_A_VERDICT : `${NOT_A_VERDICT}: probabilidade estimada de ${formatShare(score)}`
}
