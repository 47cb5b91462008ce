import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MAX_PICTURE_VALUES } from '../../../../contract/limits.ts'
import type { ImageSearchReply } from '../../../../contract/media/image-search.ts'
import { formatClock, formatPlural } from '../../../format.ts'
import { parseOwnFile } from '../post/links.ts'
import { describeDistance } from '../post/media/face-match.tsx'
import { describePending } from './describe-pending.ts'
import styles from './image-search.module.css'
import { UploadedFacePicture } from './uploaded-picture.tsx'

type ImageSearchResultProps = {
  found: ImageSearchReply
  /** Address of the searched picture, if the browser can show it. */
  picture: string | undefined
  onLeave: () => void
}

/** Results of an image search, with links to the posts. */
export function ImageSearchResult({ found, picture, onLeave }: ImageSearchResultProps) {
  const { attachments, total_posts, pending_posts, faces } = found
  const ids = attachments.map(({ id }) => id).join(',')
  return (
    <div className={styles.result}>
      {attachments.length === 0 ? (
        <p>Não foi encontrada entre as imagens e os vídeos guardados.</p>
      ) : (
        <>
          <p>
            Encontrada em {formatPlural(total_posts, 'publicação', 'publicações')}.
            {attachments.length === MAX_PICTURE_VALUES && ` Aqui, as ${MAX_PICTURE_VALUES} imagens mais parecidas.`}
          </p>
          <FoundPictures attachments={attachments} />
          <Button
            renderRoot={(props: object) => <Link to="/consulta" search={{ image: ids }} {...props} />}
            onClick={onLeave}
          >
            Ver as publicações
          </Button>
        </>
      )}
      {pending_posts > 0 && <p className={styles.quiet}>{describePending(pending_posts)}</p>}
      {faces?.map((face, i) => (
        <FoundFaces key={`${face.x0},${face.y0}`} {...{ face, found, picture, onLeave }} nth={i + 1} />
      ))}
    </div>
  )
}

function FoundPictures({ attachments }: Pick<ImageSearchReply, 'attachments'>) {
  return (
    <ul className={styles.pictures}>
      {attachments.map((one) => {
        const file = parseOwnFile(one.thumbnail ?? one.url)
        return (
          <li key={one.id}>
            {file !== null && <img src={file} alt="" width={96} height={72} />}
            {one.type === 'video' && <span className={styles.quiet}>{describeVideo(one.second)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const describeVideo = (second: number | null) => (second ? `vídeo, a partir de ${formatClock(second)}` : 'vídeo')

type FoundFacesProps = ImageSearchResultProps & { face: NonNullable<ImageSearchReply['faces']>[number]; nth: number }

function FoundFaces({ face, found, picture, nth, onLeave }: FoundFacesProps) {
  return (
    <section className={styles.faceSection}>
      {picture !== undefined && <UploadedFacePicture {...{ face, picture, found, nth }} />}
      <div>
        <h3 className={styles.heading}>Rosto {nth} da imagem</h3>
        {face.similar.length === 0 && <p className={styles.quiet}>Nenhum rosto guardado se parece com este.</p>}
        <ul className={styles.pictures}>
          {face.similar.map((one) => (
            <li key={one.id}>
              <Link to="/consulta" search={{ face: one.id }} onClick={onLeave} className={styles.face}>
                {one.url !== null && <img src={one.url} alt="" width={72} height={72} />}
                <span>
                  {one.name ?? 'Sem nome'}
                  <br />
                  {describeDistance(one.distance ?? 0)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
