import { IconArrowBackUp, IconArrowForwardUp, IconWriting } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { parseWebAddress } from './links.ts'
import styles from './post-origin.module.css'

/** Source of a forwarded post, in one line of a list; links to all posts forwarded from there. */
export function ForwardLink({ post: { forwardedFrom } }: { post: Pick<Post, 'forwardedFrom'> }) {
  if (forwardedFrom === null) return null
  return (
    <Link
      to="/consulta"
      search={{ forwarded_from: forwardedFrom.name }}
      className={styles.link}
      title={`Ver tudo o que foi encaminhado de ${forwardedFrom.name}`}
      // A click must not open the post, as one on the surrounding row would.
      onClick={(event) => event.stopPropagation()}
    >
      <IconArrowForwardUp size={14} aria-hidden />
      <span>
        Encaminhada de <bdi>{forwardedFrom.name}</bdi>
      </span>
    </Link>
  )
}

/** Forwarded from, in reply to, signed by: each only if the network gives it. */
export function PostOrigin({ post }: { post: Post }) {
  const { forwardedFrom, replyTo, signature } = post
  if (forwardedFrom === null && replyTo === null && signature === null) return null
  return (
    <div className={styles.origin}>
      {forwardedFrom !== null && (
        <p className={styles.line}>
          <IconArrowForwardUp size={16} aria-hidden />
          <span>
            Encaminhada de{' '}
            <Outside href={forwardedFrom.link}>
              <bdi>{forwardedFrom.name}</bdi>
            </Outside>
            {forwardedFrom.author !== null && <bdi> ({forwardedFrom.author})</bdi>}
            {' · '}
            <Link to="/consulta" search={{ forwarded_from: forwardedFrom.name }} className={styles.all}>
              Ver todas desta origem
            </Link>
          </span>
        </p>
      )}
      {replyTo !== null && (
        <div className={styles.line}>
          <IconArrowBackUp size={16} aria-hidden />
          <div>
            Em resposta a{' '}
            <Outside href={replyTo.link}>
              {replyTo.author === null ? 'outra publicação' : <bdi>{replyTo.author}</bdi>}
            </Outside>
            {replyTo.text !== null && (
              <blockquote className={styles.quote}>
                <bdi>{replyTo.text}</bdi>
              </blockquote>
            )}
          </div>
        </div>
      )}
      {signature !== null && (
        <p className={styles.line}>
          <IconWriting size={16} aria-hidden />
          <span>
            Assinada por <bdi>{signature}</bdi>
          </span>
        </p>
      )}
    </div>
  )
}

function Outside({ href, children }: { href: string | null; children: ReactNode }) {
  const address = parseWebAddress(href)
  if (address === null) return children
  return (
    <a className={styles.outside} href={address} title={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
