import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { HateMark } from '../../../../contract/hate/hate.ts'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { canonicalizeLink, hostOfLink } from '../../../../text/canonical-link.ts'
import { formatAffiliation } from '../../../affiliation.ts'
import { formatDateTime, formatDuration } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { nameChoice } from '../filters/filters.ts'
import { parseWebAddress, showHidden } from './links.ts'
import { FactChecksPart } from './marks/fact-checks-part.tsx'
import { HateFinding } from './marks/hate-finding.tsx'
import { MessageGroupLink } from './marks/message-group.tsx'
import { MisleadingLinksPart } from './marks/misleading-links-part.tsx'
import { NearCopiesPart } from './marks/near-copies-part.tsx'
import { RelatedNewsPart } from './marks/related-news-part.tsx'
import { FaceMatch } from './media/face-match.tsx'
import { LinkCard } from './media/link-card.tsx'
import { PostMedia } from './media/post-media.tsx'
import { PostPlace } from './media/post-place.tsx'
import { PostPoll } from './media/post-poll.tsx'
import { AFFILIATION_SOURCE, type Portraits, PostAuthor } from './post-author.tsx'
import { PostCounts } from './post-counts.tsx'
import styles from './post-drawer.module.css'
import { listImageTexts } from './post-extras.ts'
import { PostOrigin } from './post-origin.tsx'
import { FoundText } from './text/found-text.tsx'
import { PostText, WebLink } from './text/post-text.tsx'
import { SpokenIn } from './text/spoken-in.tsx'

const HistoryPart = lazy(async () => ({ default: (await import('../history/history-part.tsx')).HistoryPart }))

/** All details of a post. */
export function PostDetails({ post, tree, portraits }: { post: Post; tree: SearchTree; portraits: Portraits }) {
  const [marks, setMarks] = useState<readonly HateMark[]>([])
  return (
    <article className={styles.details}>
      <PostAuthor post={post} portraits={portraits} size={48} isLinked />
      <p className={styles.place}>
        <PlatformIcon platform={post.platform} size={16} />
        {post.platform}
        <span aria-hidden>·</span>
        <time dateTime={post.dateCreated}>{formatDateTime(post.dateCreated)}</time>
        {post.duration !== null && (
          <>
            <span aria-hidden>·</span>
            <span>{formatDuration(post.duration)}</span>
          </>
        )}
        {(post.language === 'es' || post.language === 'en' || post.language === 'other') && (
          <>
            <span aria-hidden>·</span>
            <span>em {nameChoice('language', post.language)}</span>
          </>
        )}
      </p>
      <MessageGroupLink post={post} />
      {post.factChecks.length > 0 && (
        <Part title="Já checado">
          <FactChecksPart postId={post.id} />
        </Part>
      )}
      <PostOrigin post={post} />
      <SpokenIn post={post} />
      {post.content.trim() !== '' && (
        <div className={styles.text}>
          <PostText text={post.content} tree={tree} hateMarks={marks} />
        </div>
      )}
      {post.content.trim() === '' && post.poll === null && post.linkCard === null && post.place === null && (
        <em className={styles.quiet}>Sem texto</em>
      )}
      {post.poll !== null && <PostPoll poll={post.poll} tree={tree} />}
      {post.linkCard !== null && <LinkCard card={post.linkCard} tree={tree} />}
      {post.place !== null && <PostPlace place={post.place} />}
      {post.description !== null && post.description !== '' && (
        <Part title="Descrição">
          <PostText text={post.description} tree={tree} />
        </Part>
      )}
      <FoundText post={post} tree={tree} list={listImageTexts} />
      <FaceMatch post={post} />
      <PostMedia post={post} />
      <Part title={post.views === null ? 'Engajamento' : 'Alcance'}>
        <PostCounts post={post} exact />
      </Part>
      <Suspense fallback={null}>
        <HistoryPart post={post} />
      </Suspense>
      <Findings post={post} onMarks={setMarks} />
      {post.misleadingLinks.length > 0 && (
        <Part title="Links enganosos">
          <MisleadingLinksPart postId={post.id} />
        </Part>
      )}
      <Links post={post} />
      {post.content.trim() !== '' && (
        <Part title="Textos parecidos">
          <NearCopiesPart post={post} />
        </Part>
      )}
      <Part title="Notícias relacionadas">
        <RelatedNewsPart postId={post.id} />
      </Part>
      {(formatAffiliation(post) !== '' || post.office !== null) && <p className={styles.quiet}>{AFFILIATION_SOURCE}</p>}
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

/** Explains the findings and their reliability. */
function Findings({ post, onMarks }: { post: Post; onMarks: (marks: readonly HateMark[]) => void }) {
  return (
    <Part title="Indícios">
      <HateFinding post={post} onMarks={onMarks} />
      <p className={styles.finding} data-kind={post.misleadingLinks.length > 0 ? 'link' : undefined}>
        Links enganosos: {post.misleadingLinks.length === 0 ? 'nenhum conhecido' : post.misleadingLinks.length}
      </p>
      <p className={styles.quiet}>Indício automático, não veredito.</p>
    </Part>
  )
}

/** Text that stands for this link, if it names another site. */
const listShown = ({ disguisedLinks }: Post, link: string) => [
  ...new Set(disguisedLinks.filter((one) => one.link === link).map(({ words }) => words)),
]

function Links({ post }: { post: Post }) {
  if (post.links.length === 0) return null
  const misleading = new Set(post.misleadingLinks)
  return (
    <Part title="Links">
      <ul className={styles.links}>
        {[...new Set(post.links)].map((link) => {
          const href = parseWebAddress(link)
          return (
            <li key={link}>
              {href === null || href.startsWith('/') ? link : <WebLink href={href} />}
              {href !== null && !href.startsWith('/') && <SiteLink href={href} />}
              {misleading.has(link) && <span className={styles.misleading}> enganoso</span>}
              {listShown(post, link).map((words) => (
                <p key={words} className={styles.disguised}>
                  O texto mostra “{showHidden(words)}”, que é outro lugar.
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** Link to all posts that link to the same site; for a redirecting URL the target site. */
function SiteLink({ href }: { href: string }) {
  const site = hostOfLink(canonicalizeLink(href) ?? '')
  if (site === '') return null
  return (
    <Link to="/consulta" search={{ domain: site }} preload={false} className={styles.site}>
      todas de {site}
    </Link>
  )
}
