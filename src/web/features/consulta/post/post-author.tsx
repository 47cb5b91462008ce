import { Link } from '@tanstack/react-router'
import type { Post } from '../../../../contract/posts/post.ts'
import { printField } from '../../../../search-language/fields/field-values.ts'
import { formatAffiliation } from '../../../affiliation.ts'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import styles from './post-author.module.css'
import { formatAccount } from './text/citation.ts'

/** Portraits of public persons by id, from the filter's options. */
export type Portraits = ReadonlyMap<string, string | null>

type PostAuthorProps = {
  post: Post
  portraits: Portraits
  size?: number
  /** Name, account and party are links to their posts. */
  isLinked?: boolean
  /** Without the account, unless nothing else is known. */
  isShort?: boolean
}

/** As of the day of the post only if the person's record has a history. */
export const AFFILIATION_SOURCE =
  'Partido, UF e cargo da fonte ou da ficha da pessoa; sem histórico na ficha, os atuais.'

/** Author: portrait, name, handle, party and state, role. */
export function PostAuthor({ post, portraits, size, isLinked = false, isShort = false }: PostAuthorProps) {
  const affiliation = formatAffiliation(post)
  const account = formatAccount(post)
  const known = [affiliation, post.office ?? ''].filter((part) => part !== '')
  const isAffiliated = known.length > 0
  return (
    <div className={styles.author}>
      <Portrait name={post.fullName} image={portraits.get(post.publicPerson ?? '') ?? null} size={size} />
      <div className={styles.words}>
        <div className={styles.name} title={post.fullName}>
          {isLinked ? <PersonLink post={post} /> : <bdi>{post.fullName}</bdi>}
        </div>
        {!(isShort && isAffiliated) && (
          <div className={styles.line} title={account}>
            {isLinked && post.live === null ? (
              <Link to="/consulta" search={{ search: printField('conta', [post.author]) }} className={styles.link}>
                <bdi>{account}</bdi>
              </Link>
            ) : (
              <bdi>{account}</bdi>
            )}
          </div>
        )}
        {isAffiliated && (
          <div
            className={`${styles.line} ${styles.whole}`}
            title={isLinked ? undefined : `${known.join(' · ')}\n${AFFILIATION_SOURCE}`}
          >
            {affiliation !== '' && <span className={`${styles.part} ${styles.affiliation}`}>{affiliation}</span>}
            {post.office !== null && (
              <span data-office className={styles.part}>
                {known.length > 1 && <span className={styles.dot}> · </span>}
                {post.office}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function PersonLink({ post: { publicPerson, fullName } }: { post: Post }) {
  if (publicPerson === null) return <bdi>{fullName}</bdi>
  return (
    <Link to="/pessoa-publica/$id" params={{ id: publicPerson }} className={styles.link}>
      <bdi>{fullName}</bdi>
    </Link>
  )
}
