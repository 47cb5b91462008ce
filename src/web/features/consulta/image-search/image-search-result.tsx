import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ImageSearchReply } from '../../../../contract/media/image-search.ts'
import { formatClock, formatPlural } from '../../../format.ts'
import { parseOwnFile } from '../post/links.ts'
import { describeDistance } from '../post/media/face-match.tsx'
import styles from './image-search.module.css'

/** Results of an image search, with links to the posts. */
export function ImageSearchResult({ found, onLeave }: { found: ImageSearchReply; onLeave: () => void }) {
  const { attachments, total_posts, faces } = found
  const ids = attachments.map(({ id }) => id).join(',')
  return (
    <div className={styles.result}>
      {attachments.length === 0 ? (
        <p>Esta imagem não apareceu em nenhuma publicação guardada.</p>
      ) : (
        <>
          <p>Encontrada em {formatPlural(total_posts, 'publicação', 'publicações')}.</p>
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
          <Button
            renderRoot={(props: object) => <Link to="/consulta" search={{ image: ids }} {...props} />}
            onClick={onLeave}
          >
            Ver as publicações
          </Button>
        </>
      )}
      {faces?.map((face, i) => (
        <FoundFaces key={`${face.x0},${face.y0}`} face={face} nth={i + 1} onLeave={onLeave} />
      ))}
    </div>
  )
}

const describeVideo = (second: number | null) => (second ? `vídeo, a partir de ${formatClock(second)}` : 'vídeo')

type FoundFacesProps = {
  face: NonNullable<ImageSearchReply['faces']>[number]
  nth: number
  onLeave: () => void
}

function FoundFaces({ face: { similar }, nth, onLeave }: FoundFacesProps) {
  return (
    <section>
      <h3 className={styles.heading}>Rosto {nth} da imagem</h3>
      {similar.length === 0 && <p className={styles.quiet}>Nenhum rosto guardado se parece com este.</p>}
      <ul className={styles.pictures}>
        {similar.map((one) => (
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
    </section>
  )
}
