import { memo } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { formatDateTime } from '../../../format.ts'
import { Count } from '../../../ui/lists/count.tsx'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { AddPostButton } from '../post/add-post-button.tsx'
import { MessageGroupLink } from '../post/marks/message-group.tsx'
import { hasFlags, PostFlags } from '../post/marks/post-flags.tsx'
import { FaceMatch } from '../post/media/face-match.tsx'
import { PostThumbnail } from '../post/media/post-media.tsx'
import { type Portraits, PostAuthor } from '../post/post-author.tsx'
import { describeWithoutText } from '../post/post-extras.ts'
import { ForwardLink } from '../post/post-origin.tsx'
import { FormerText } from '../post/text/former-text.tsx'
import { FoundText, InsteadOfText } from '../post/text/found-text.tsx'
import { PostExcerpt } from '../post/text/post-excerpt.tsx'
import { SpokenIn } from '../post/text/spoken-in.tsx'
import type { CountColumn } from '../state/table-settings.ts'
import { NewSign, NewsEnd } from './news-end.tsx'
import styles from './post-table.module.css'

type PostRowProps = {
  /** Approximate number of characters of text that fit into two lines. */
  visible: number
  isDense: boolean
  columns: readonly CountColumn[]
  post: Post
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  isOpen: boolean
}

const NOUNS: Record<CountColumn, string> = {
  views: 'visualizações',
  likes: 'curtidas',
  shares: 'compartilhamentos',
  comments: 'comentários',
}

/** One post. The text is the button that opens it; a click anywhere else on the row does the same. */
export const PostRow = memo(function PostRow({
  post,
  tree,
  portraits,
  onOpen,
  isOpen,
  visible,
  isDense,
  columns,
}: PostRowProps) {
  return (
    <tr className={styles.row} aria-current={isOpen || undefined} onClick={() => onOpen(post)}>
      <td>
        {/* In two lines the account is one click away. */}
        <PostAuthor post={post} portraits={portraits} isShort={isDense} />
      </td>
      <td>
        <RowText {...{ post, tree, visible, isDense }} />
      </td>
      <td className={styles.date}>
        <time dateTime={post.dateCreated}>{formatDateTime(post.dateCreated)}</time>
        <span className={styles.platform}>
          <PlatformIcon platform={post.platform} size={14} />
          {post.platform}
          <NewSign post={post.id} />
        </span>
        <AddPostButton post={post} className={styles.add} />
      </td>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          <Count value={post[column]} noun={NOUNS[column]} isRounded={column === 'views' && post.viewsStep > 1} />
        </td>
      ))}
    </tr>
  )
})

type RowTextProps = Pick<PostRowProps, 'post' | 'tree' | 'visible' | 'isDense'>

function RowText({ post, tree, visible: ofTwoLines, isDense }: RowTextProps) {
  const isEmpty = post.content.trim() === ''
  const words = isEmpty ? (describeWithoutText(post) ?? 'Sem texto') : post.content
  const isFlagged = hasFlags(post) || post.group !== null || post.forwardedFrom !== null || post.live !== null
  // In a dense table the marks of a post take the second line.
  const visible = isDense && isFlagged ? ofTwoLines / 2 : ofTwoLines
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.open}
          data-post={post.id}
          data-flagged={isFlagged || undefined}
          aria-haspopup="dialog"
        >
          {isEmpty ? (
            <InsteadOfText text={words} tree={tree} visible={visible} />
          ) : (
            <PostExcerpt text={words} tree={tree} visible={visible} />
          )}
        </button>
        <FormerText post={post} tree={tree} />
        <FoundText post={post} tree={tree} shown={words} />
        <FaceMatch post={post} />
        {isFlagged && (
          <div className={styles.flags}>
            <PostFlags post={post} />
            <ForwardLink post={post} />
            <SpokenIn post={post} />
            <MessageGroupLink post={post} isOneLine />
          </div>
        )}
        <NewsEnd post={post.id} />
      </div>
      <PostThumbnail post={post} />
    </div>
  )
}
