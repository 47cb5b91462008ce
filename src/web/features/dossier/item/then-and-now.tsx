import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { PostAsSeen } from '../../../../contract/dossiers/item-facts.ts'
import { formatPlural } from '../../../format.ts'
import classes from './item-card.module.css'
import { COUNT_NOUNS, listChanges } from './item-words.ts'
import { ScrollText } from './scroll-text.tsx'
import { ChangedText, Sides } from './sides.tsx'
import { ThingThenAndNow } from './thing-then-and-now.tsx'

/** The state when the item was added, and beside it what has changed since; only once if nothing has. */
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

function Counts({ post }: { post: PostAsSeen }) {
  const counts = [post.views, post.likes, post.shares, post.comments]
  if (counts.every((count) => count === null)) return null
  return (
    <p className={classes.counts}>
      {(['views', 'likes', 'shares', 'comments'] as const).map((name) => (
        <span key={name}>
          {post[name] === null
            ? `sem número de ${COUNT_NOUNS[name][1]}`
            : formatPlural(post[name], ...COUNT_NOUNS[name])}
        </span>
      ))}
    </p>
  )
}
