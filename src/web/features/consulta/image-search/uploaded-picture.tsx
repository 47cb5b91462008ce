import { useEffect, useState } from 'react'
import type { ImageSearchReply } from '../../../../contract/media/image-search.ts'
import styles from './image-search.module.css'

type UploadedFace = NonNullable<ImageSearchReply['faces']>[number]

/** Pixels of the square that shows a face, as wide as the stored faces beside it. */
const FACE_SIDE = 72
/** Share of the face's longer side that is shown, so that hair and chin are within it. */
const AROUND = 1.6

/** Address of the searched picture within this page; undefined for what the browser shows in no `img`. */
export function useUploadedPicture(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

type UploadedFaceProps = { face: UploadedFace; picture: string; found: ImageSearchReply; nth: number }

/** The part of the searched picture that shows one of its faces. */
export function UploadedFacePicture({ face, picture, found, nth }: UploadedFaceProps) {
  const { x0, y0, x1, y1 } = face
  const scale = FACE_SIDE / (Math.max(x1 - x0, y1 - y0) * AROUND)
  const place = {
    width: found.width * scale,
    height: found.height * scale,
    left: FACE_SIDE / 2 - ((x0 + x1) / 2) * scale,
    top: FACE_SIDE / 2 - ((y0 + y1) / 2) * scale,
  }
  return (
    <span className={styles.uploadedFace}>
      <img src={picture} alt={`Rosto ${nth} da imagem enviada`} style={place} />
    </span>
  )
}
