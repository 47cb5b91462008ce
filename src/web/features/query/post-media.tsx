import { UnstyledButton } from '@mantine/core'
import { IconFile, IconMicrophone, IconPhoto, IconPlayerPlay, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { AttachmentType } from '../../../contract/labels.ts'
import type { Attachment, Post } from '../../../contract/post.ts'
import { formatDuration } from '../../format.ts'
import { parseWebAddress } from './links.ts'
import styles from './post-media.module.css'

const KINDS: Record<AttachmentType, { name: string; icon: typeof IconPhoto }> = {
  image: { name: 'Imagem', icon: IconPhoto },
  video: { name: 'Vídeo', icon: IconVideo },
  audio: { name: 'Áudio', icon: IconMicrophone },
  document: { name: 'Documento', icon: IconFile },
}

/** The picture of a publication in a table's row; its kind when there is no picture; nothing without attachments. */
export function PostThumbnail({ post }: { post: Post }) {
  const first = post.media[0]
  const address = parseWebAddress(post.previewImageUrl) ?? findImage(post.media)
  if (first === undefined && address === null) return null
  const kind = first?.type ?? 'image'
  const more = post.media.length - 1
  return (
    <div className={styles.thumbnail} title={more > 0 ? `${post.media.length} anexos` : KINDS[kind].name}>
      <Picture address={address} kind={kind} alt={first?.description ?? ''} />
      {kind === 'video' && address !== null && <IconPlayerPlay className={styles.play} size={14} aria-hidden />}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  )
}

/** Every attachment, large. */
export function PostMedia({ post }: { post: Post }) {
  if (post.media.length === 0) return null
  return (
    <div className={styles.media} data-several={post.media.length > 1 || undefined}>
      {post.media.map((attachment) => (
        <MediaFigure key={attachment.id} attachment={attachment} post={post} />
      ))}
    </div>
  )
}

function MediaFigure({ attachment, post }: { attachment: Attachment; post: Post }) {
  const { type, description } = attachment
  const address = parseWebAddress(attachment.url)
  const name = KINDS[type].name
  if (address === null || type === 'image') {
    return (
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <Picture address={address} kind={type} alt={description ?? `${name} sem descrição`} large />
        </div>
        <Caption text={description} />
      </figure>
    )
  }
  return (
    <figure className={styles.figure}>
      {type === 'video' && (
        <Video address={address} poster={parseWebAddress(post.previewImageUrl)} length={post.duration} />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: collected recordings come without captions. */}
      {type === 'audio' && <audio className={styles.audio} controls preload="none" src={address} />}
      {type === 'document' && (
        <a className={styles.document} href={address} target="_blank" rel="noopener noreferrer nofollow">
          <IconFile size={18} aria-hidden /> Abrir documento
        </a>
      )}
      <Caption text={description} />
    </figure>
  )
}

/** A video's picture with a button; the player itself comes when it is asked for. */
function Video({ address, poster, length }: { address: string; poster: string | null; length: number | null }) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    // biome-ignore lint/a11y/useMediaCaption: collected videos come without captions; the text stands beside them.
    return <video className={styles.video} controls autoPlay src={address} />
  }
  return (
    <UnstyledButton className={styles.start} onClick={() => setPlaying(true)}>
      {poster !== null && <Picture address={poster} kind="video" alt="" />}
      <span className={styles.startLabel}>
        <IconPlayerPlay size={16} aria-hidden />
        {length === null ? 'Reproduzir vídeo' : `Reproduzir vídeo · ${formatDuration(length)}`}
      </span>
    </UnstyledButton>
  )
}

function Caption({ text }: { text: string | null }) {
  if (text === null || text === '') return null
  return <figcaption className={styles.caption}>{text}</figcaption>
}

/** An image in a box of fixed shape, or the sign of its kind where the file is missing or does not load. */
function Picture(props: { address: string | null; kind: AttachmentType; alt: string; large?: boolean }) {
  const { address, kind, alt, large = false } = props
  const [failed, setFailed] = useState<string | null>(null)
  if (address === null || address === failed) {
    const { name, icon: Icon } = KINDS[kind]
    return (
      <span className={styles.placeholder}>
        <Icon size={large ? 24 : 18} stroke={1.5} aria-hidden />
        {large && (
          <span>
            {address === null ? `${name} não importado${kind === 'image' ? 'a' : ''}` : 'Não foi possível carregar'}
          </span>
        )}
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt={alt}
      width={large ? 1200 : 96}
      height={large ? 800 : 72}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
    />
  )
}

function findImage(media: readonly Attachment[]): string | null {
  return parseWebAddress(media.find(({ type, url }) => type === 'image' && url !== null)?.url ?? null)
}
