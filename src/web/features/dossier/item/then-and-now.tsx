import type { DossierItem, PostAsSeen } from '../../../../contract/dossiers/dossier-items.ts'
import { diffWords } from '../../../../text/diff-words.ts'
import { EMPTY, formatDateTime, formatNumber } from '../../../format.ts'
import { TextDiff } from '../../../ui/texts/text-diff.tsx'
import classes from './item-card.module.css'
import { listChanges } from './item-words.ts'
import { ScrollText } from './scroll-text.tsx'

/** What the post was when it was added, and beside it what has changed since; one text where nothing has. */
export function ThenAndNow({ item: { snapshot, now, added_at } }: { item: DossierItem }) {
  const changes = now === null ? [] : listChanges(snapshot, now)
  if (now !== null && changes.length === 0)
    return (
      <div className={classes.side}>
        <Seen post={snapshot} />
        <p className={classes.counts}>Como em {formatDateTime(added_at)}: nada mudou desde então.</p>
      </div>
    )
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <p className={classes.label}>Em {formatDateTime(added_at)}</p>
        <Seen post={snapshot} />
      </div>
      <div className={classes.side}>
        <p className={classes.label}>Agora</p>
        {now === null ? (
          <p className={classes.text}>O LupaScan não tem mais esta publicação; fica o que foi guardado.</p>
        ) : (
          <>
            <p className={classes.counts}>{changes.join(' · ')}</p>
            {now.content !== snapshot.content && (
              <ScrollText>
                <TextDiff parts={diffWords(snapshot.content, now.content)} />
              </ScrollText>
            )}
            <Counts post={now} />
          </>
        )}
      </div>
    </div>
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
