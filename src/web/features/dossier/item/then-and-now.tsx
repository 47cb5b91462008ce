import type { ReactNode } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { PostAsSeen } from '../../../../contract/dossiers/item-facts.ts'
import { diffWords } from '../../../../text/diff-words.ts'
import { EMPTY, formatDateTime, formatNumber } from '../../../format.ts'
import { TextDiff } from '../../../ui/texts/text-diff.tsx'
import classes from './item-card.module.css'
import { GONE, listChanges } from './item-words.ts'
import { ScrollText } from './scroll-text.tsx'
import { ThingThenAndNow } from './thing-then-and-now.tsx'

/** What something was when it was added, and beside it what has changed since; once where nothing has. */
export function ThenAndNow({ item }: { item: DossierItem }) {
  if (item.kind !== 'post') return <ThingThenAndNow item={item} />
  const { snapshot, now } = item
  return (
    <Sides item={item} changes={now === null ? [] : listChanges(snapshot, now)} then={<Seen post={snapshot} />}>
      {now !== null && (
        <>
          <ChangedText then={snapshot.content} now={now.content} />
          <Counts post={now} />
        </>
      )}
    </Sides>
  )
}

type SidesProps = {
  item: DossierItem
  changes: string[]
  then: ReactNode
  /** What it is now, where it is there and something has changed. */
  children: ReactNode
}

export function Sides({ item: { kind, now, added_at }, changes, then, children }: SidesProps) {
  if (now !== null && changes.length === 0)
    return (
      <div className={classes.side}>
        {then}
        <p className={classes.counts}>Como em {formatDateTime(added_at)}: nada mudou desde então.</p>
      </div>
    )
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <p className={classes.label}>Em {formatDateTime(added_at)}</p>
        {then}
      </div>
      <div className={classes.side}>
        <p className={classes.label}>Agora</p>
        {now === null ? (
          <p className={classes.text}>{GONE[kind]}</p>
        ) : (
          <>
            <p className={classes.counts}>{changes.join(' · ')}</p>
            {children}
          </>
        )}
      </div>
    </div>
  )
}

/** What was taken out of a text and what was put in; nothing where it is the same. */
export function ChangedText({ then, now }: { then: string; now: string }) {
  if (then === now) return null
  return (
    <ScrollText>
      <TextDiff parts={diffWords(then, now)} />
    </ScrollText>
  )
}

function Seen({ post }: { post: PostAsSeen }) {
  const pictures = post.media.flatMap(({ id, thumbnail, url, type, description }) => {
    const source = thumbnail ?? (type === 'image' ? url : null)
    return source === null ? [] : { id, source, description }
  })
  return (
    <>
      <ScrollText>{post.content.trim() === '' ? 'Sem texto' : post.content}</ScrollText>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map(({ id, source, description }) => (
            <img
              key={id}
              src={source}
              alt={description ?? 'Imagem da publicação'}
              loading="lazy"
              width={96}
              height={96}
            />
          ))}
        </div>
      )}
      <Counts post={post} />
    </>
  )
}

const NOUNS = {
  views: 'visualizações',
  likes: 'curtidas',
  shares: 'compartilhamentos',
  comments: 'comentários',
} as const

function Counts({ post }: { post: PostAsSeen }) {
  const counts = [post.views, post.likes, post.shares, post.comments]
  if (counts.every((count) => count === null)) return null
  return (
    <p className={classes.counts}>
      {(['views', 'likes', 'shares', 'comments'] as const).map((name) => (
        <span key={name}>
          {post[name] === null ? EMPTY : formatNumber(post[name])} {NOUNS[name]}
        </span>
      ))}
    </p>
  )
}
