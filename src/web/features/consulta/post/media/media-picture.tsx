import { IconFile, IconMicrophone, IconPhoto, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { AttachmentType } from '../../../../../contract/labels.ts'
import styles from './post-media.module.css'

/** Name and icon of each kind of attachment. */
export const MEDIA_KINDS: Record<AttachmentType, { name: string; missing: string; icon: typeof IconPhoto }> = {
  image: { name: 'imagem', missing: 'Imagem não importada', icon: IconPhoto },
  video: { name: 'vídeo', missing: 'Vídeo não importado', icon: IconVideo },
  audio: { name: 'áudio', missing: 'Áudio não importado', icon: IconMicrophone },
  document: { name: 'documento', missing: 'Documento não importado', icon: IconFile },
}

type MediaPictureProps = {
  /** A file of our own. */
  file: string | null
  kind: AttachmentType
  alt: string
  large?: boolean
}

/** An image in a box of fixed shape, or the icon of its kind if the file is missing or does not load. */
export function MediaPicture({ file, kind, alt, large = false }: MediaPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (file === null || file === failed) {
    const { missing, icon: Icon } = MEDIA_KINDS[kind]
    return (
      <span className={styles.placeholder}>
        <Icon size={large ? 24 : 18} stroke={1.5} aria-hidden />
        {large && <span>{file === null ? missing : 'Não foi possível carregar'}</span>}
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={file}
      alt={alt}
      width={large ? 1200 : 96}
      height={large ? 800 : 72}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(file)}
    />
  )
}
