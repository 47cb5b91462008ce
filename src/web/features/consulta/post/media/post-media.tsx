import { UnstyledButton } from '@mantine/core'
import { IconExternalLink, IconFile, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Attachment, Post } from '../../../../../contract/posts/post.ts'
import { formatDuration } from '../../../../format.ts'
import { listViewable } from '../../viewer/listed.ts'
import { useViewer } from '../../viewer/open-viewer.ts'
import { describeLink, parseOwnFile, parseWebAddress } from '../links.ts'
import { describeFile } from '../post-extras.ts'
import { MEDIA_KINDS, MediaPicture } from './media-picture.tsx'
import styles from './post-media.module.css'

/** Thumbnail of a post in a table row; the kind if there is no picture; nothing without attachments. */
export function PostThumbnail({ post }: { post: Post }) {
  const first = post.media[0]
  if (first === undefined) return null
  const image = post.media.find(({ type, url }) => type === 'image' && url !== null)
  const file = parseOwnFile(post.previewImageUrl) ?? parseOwnFile(image?.url ?? null)
  const more = post.media.length - 1
  return (
    <div className={styles.thumbnail} title={more > 0 ? `${post.media.length} anexos` : MEDIA_KINDS[first.type].name}>
      <ViewButton post={post} attachment={listViewable(post)[0]}>
        <MediaPicture file={file} kind={first.type} alt={first.description ?? ''} />
      </ViewButton>
      {first.type === 'video' && file !== null && <IconPlayerPlay className={styles.play} size={14} aria-hidden />}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  )
}

/** All attachments, large. Files on third-party servers are only linked, not loaded: those would learn who reads. */
export function PostMedia({ post }: { post: Post }) {
  if (post.media.length === 0) return null
  return (
    <div className={styles.media} data-several={post.media.length > 1 || undefined}>
      {post.media.map((attachment, i) => (
        <figure key={attachment.id} className={styles.figure}>
          {renderMedia(attachment, post)}
          {attachment.problem !== null && <p className={styles.problem}>{attachment.problem}</p>}
          <Caption attachment={attachment} place={post.media.length > 1 ? `${i + 1} de ${post.media.length}` : ''} />
        </figure>
      ))}
    </div>
  )
}

/** Position in an album, kind, and description. */
function Caption({ attachment, place }: { attachment: Attachment; place: string }) {
  const facts = [place, describeFile(attachment.facts)].filter(Boolean).join(' · ')
  if (facts === '' && attachment.description === null) return null
  return (
    <figcaption className={styles.caption}>
      {facts !== '' && <div>{facts}</div>}
      {attachment.automaticDescription && 'Descrição automática: '}
      {attachment.description}
    </figcaption>
  )
}

function renderMedia(attachment: Attachment, post: Post): ReactNode {
  const { type, url, thumbnail, description } = attachment
  const file = parseOwnFile(url)
  const address = parseWebAddress(url)
  if (file === null && address !== null) {
    const host = describeLink(address).host
    return <MediaLink href={address} words={`Abrir ${MEDIA_KINDS[type].name} em ${host}`} icon={IconExternalLink} />
  }
  if (file === null || type === 'image') {
    // A video that the network does not provide may have a poster.
    const picture = file ?? parseOwnFile(type === 'video' ? thumbnail : null)
    return (
      <div className={styles.frame}>
        <ViewButton post={post} attachment={picture === null ? undefined : attachment}>
          <MediaPicture file={picture} kind={type} alt={description ?? 'Imagem sem descrição'} large />
        </ViewButton>
      </div>
    )
  }
  if (type === 'video')
    return <Video file={file} poster={parseOwnFile(thumbnail ?? post.previewImageUrl)} length={post.duration} />
  // biome-ignore lint/a11y/useMediaCaption: collected recordings come without captions.
  if (type === 'audio') return <audio className={styles.audio} controls preload="none" src={file} />
  return <MediaLink href={file} words="Abrir documento" icon={IconFile} />
}

/** A picture that opens in the viewer, if there is an attachment; the click must not open the post of the surrounding row. */
function ViewButton({
  post,
  attachment,
  children,
}: {
  post: Post
  attachment: Attachment | undefined
  children: ReactNode
}) {
  const openViewer = useViewer()
  if (attachment === undefined) return children
  return (
    <button
      type="button"
      className={styles.view}
      aria-label={attachment.description === null ? 'Ampliar imagem' : `Ampliar imagem: ${attachment.description}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.stopPropagation()
        openViewer(post, attachment.id)
      }}
    >
      {children}
    </button>
  )
}

function MediaLink({ href, words, icon: Icon }: { href: string; words: string; icon: typeof IconFile }) {
  return (
    <a className={styles.document} href={href} target="_blank" rel="noopener noreferrer nofollow">
      <Icon size={18} aria-hidden />
      {words}
    </a>
  )
}

/** A video's poster with a play button; the player is loaded on request. */
function Video({ file, poster, length }: { file: string; poster: string | null; length: number | null }) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    // biome-ignore lint/a11y/useMediaCaption: collected videos come without captions; the text stands beside them.
    return <video className={styles.video} controls autoPlay src={file} />
  }
  return (
    <UnstyledButton className={styles.start} onClick={() => setPlaying(true)}>
      {poster !== null && <MediaPicture file={poster} kind="video" alt="" />}
      <span className={styles.startLabel}>
        <IconPlayerPlay size={16} aria-hidden />
        {length === null ? 'Reproduzir vídeo' : `Reproduzir vídeo · ${formatDuration(length)}`}
      </span>
    </UnstyledButton>
  )
}
