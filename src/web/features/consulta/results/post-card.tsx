import { Anchor, UnstyledButton } from '@mantine/core'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { formatDateTime } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { AddPostButton } from '../post/add-post-button.tsx'
import { parseWebAddress } from '../post/links.ts'
import { MessageGroupLink } from '../post/marks/message-group.tsx'
import { PostFlags } from '../post/marks/post-flags.tsx'
import { FaceMatch } from '../post/media/face-match.tsx'
import { LinkCard } from '../post/media/link-card.tsx'
import { PostMedia } from '../post/media/post-media.tsx'
import { PostPoll } from '../post/media/post-poll.tsx'
import { type Portraits, PostAuthor } from '../post/post-author.tsx'
import { PostCounts } from '../post/post-counts.tsx'
import { listHiddenTexts } from '../post/post-extras.ts'
import { PostOrigin } from '../post/post-origin.tsx'
import { FormerText } from '../post/text/former-text.tsx'
import { FoundText } from '../post/text/found-text.tsx'
import { PostText } from '../post/text/post-text.tsx'
import { SpokenIn } from '../post/text/spoken-in.tsx'
import { canBeCut } from './can-be-cut.ts'
import { NewSign, NewsEnd } from './news-end.tsx'
import styles from './post-card.module.css'

type PostCardProps = {
  post: Post
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  isOpen: boolean
  position: number
  total: number
}

/** A post in the style of its network. */
export const PostCard = memo(function PostCard({
  post,
  tree,
  portraits,
  onOpen,
  isOpen,
  position,
  total,
}: PostCardProps) {
  const original = parseWebAddress(post.link)
  return (
    <article
      className={styles.card}
      aria-current={isOpen || undefined}
      aria-posinset={position}
      aria-setsize={total}
      aria-label={`${post.fullName}, ${formatDateTime(post.dateCreated)}`}
    >
      <header className={styles.head}>
        <PostAuthor post={post} portraits={portraits} size={40} />
        <div className={styles.place}>
          <span className={styles.platform}>
            <PlatformIcon platform={post.platform} size={15} />
            {post.platform}
            <NewSign post={post.id} />
          </span>
          <time dateTime={post.dateCreated}>{formatDateTime(post.dateCreated)}</time>
        </div>
      </header>
      <PostOrigin post={post} />
      <SpokenIn post={post} />
      {post.content.trim() !== '' && <CardText text={post.content} tree={tree} />}
      {post.poll !== null && <PostPoll poll={post.poll} tree={tree} />}
      {post.linkCard !== null && <LinkCard card={post.linkCard} tree={tree} />}
      <FormerText post={post} tree={tree} />
      <FoundText post={post} tree={tree} list={listHiddenTexts} />
      <FaceMatch post={post} />
      <PostMedia post={post} />
      <MessageGroupLink post={post} />
      <footer className={styles.foot}>
        <PostCounts post={post} />
        <PostFlags post={post} />
        <span className={styles.actions}>
          <UnstyledButton
            className={styles.open}
            data-post={post.id}
            aria-haspopup="dialog"
            onClick={() => onOpen(post)}
          >
            Detalhes
          </UnstyledButton>
          <AddPostButton post={post} className={styles.open} />
          {original !== null && (
            <Anchor href={original} target="_blank" rel="noopener noreferrer nofollow" size="sm">
              Abrir original
            </Anchor>
          )}
        </span>
      </footer>
      <NewsEnd post={post.id} />
    </article>
  )
})

/** The text in up to ten lines; "Ver mais" if it is longer. */
function CardText({ text, tree }: { text: string; tree: SearchTree }) {
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Short texts need no measuring, which would force another layout.
  const canBeLong = canBeCut(text)
  useLayoutEffect(() => {
    const element = box.current
    if (canBeLong && element !== null) setCut(element.scrollHeight > element.clientHeight + 4)
  }, [canBeLong])
  return (
    <div>
      <div ref={box} className={styles.text} data-whole={isWhole || undefined}>
        <PostText text={text} tree={tree} />
      </div>
      {isCut && (
        <UnstyledButton className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : 'Ver mais'}
        </UnstyledButton>
      )}
    </div>
  )
}
