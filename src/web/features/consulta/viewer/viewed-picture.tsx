import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Attachment, Face } from '../../../../contract/posts/post.ts'
import { parseOwnFile } from '../post/links.ts'
import { MediaPicture } from '../post/media/media-picture.tsx'
import styles from './attachment-viewer.module.css'

type Size = { width: number; height: number }
type ViewedPictureProps = { attachment: Attachment; onSearch: () => void }

/** The picture, and the detected faces on it, each a link to its search. */
export function ViewedPicture({ attachment, onSearch }: ViewedPictureProps) {
  const [size, setSize] = useState<Size>()
  const isImage = attachment.type === 'image'
  const file = parseOwnFile(isImage ? attachment.url : attachment.thumbnail) ?? parseOwnFile(attachment.thumbnail)
  if (file === null) return <MediaPicture file={null} kind={attachment.type} alt="" large />
  return (
    <div className={styles.picture}>
      <img
        src={file}
        alt={attachment.description ?? 'Imagem sem descrição'}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {size &&
        isImage &&
        attachment.faces.map((face) => <FaceBox key={face.id} face={face} size={size} onSearch={onSearch} />)}
    </div>
  )
}

function FaceBox({ face, size, onSearch }: { face: Face; size: Size; onSearch: () => void }) {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  const place = {
    left: share(face.x0, size.width),
    top: share(face.y0, size.height),
    width: share(face.x1 - face.x0, size.width),
    height: share(face.y1 - face.y0, size.height),
  }
  return (
    <Link
      to="/consulta"
      search={{ face: face.id }}
      className={styles.face}
      style={place}
      aria-label="Procurar este rosto"
      title="Procurar este rosto"
      onClick={onSearch}
    />
  )
}
