import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Appearance, AttachmentDetails } from '../../../../contract/media/attachments.ts'
import { ResponseError } from '../../../api-error.ts'
import { formatClock, formatDateTime, formatPlural } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { describePending } from '../image-search/describe-pending.ts'
import { parseOwnFile, parseWebAddress } from '../post/links.ts'
import type { AddressText } from '../state/address.ts'
import { useAttachmentDetails } from './attachment-details.ts'
import styles from './attachment-viewer.module.css'

type AppearancesProps = { attachmentId: string; postId: string; onLeave: () => void }

/** Posts that show a picture or a copy of it, oldest first. */
export function Appearances({ attachmentId, postId, onLeave }: AppearancesProps) {
  const [page, setPage] = useState(1)
  const details = useAttachmentDetails(attachmentId, page)
  if (details.isPending) return <Loader size="sm" role="status" aria-label="Procurando a imagem" />
  if (details.isError) {
    const isUnknown = details.error instanceof ResponseError && details.error.status === 404
    if (isUnknown) return <p className={styles.quiet}>Esta imagem ainda não foi analisada. Volte em alguns minutos.</p>
    return (
      <div role="alert">
        <p className={styles.problem}>Um erro ocorreu durante o carregamento dos dados.</p>
        <Button variant="default" size="xs" onClick={() => void details.refetch()}>
          Tentar novamente
        </Button>
      </div>
    )
  }
  return <AppearanceList details={details.data} {...{ postId, page, onLeave }} onPage={setPage} />
}

type ListProps = {
  details: AttachmentDetails
  postId: string
  page: number
  onPage: (page: number) => void
  onLeave: () => void
}

function AppearanceList({ details: { similar, first_seen, pending_posts }, postId, page, onPage, onLeave }: ListProps) {
  const pending = pending_posts > 0 && <p className={styles.quiet}>{describePending(pending_posts)}</p>
  if (similar.total_items <= 1)
    return (
      <>
        <p className={styles.quiet}>Só nesta publicação.</p>
        {pending}
      </>
    )
  return (
    <>
      <p className={styles.summary}>
        {formatPlural(similar.total_items, 'publicação', 'publicações')}
        {first_seen && `, a primeira em ${formatDateTime(first_seen.date_created)}, de ${first_seen.full_name}`}
      </p>
      {pending}
      <ol className={styles.appearances}>
        {similar.items.map((one) => (
          <AppearanceLine key={one.attachment_id} appearance={one} isThis={one.post_id === postId} onLeave={onLeave} />
        ))}
      </ol>
      {similar.total_pages > 1 && (
        <div className={styles.actions}>
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Anteriores
          </Button>
          <Button variant="default" size="xs" disabled={page >= similar.total_pages} onClick={() => onPage(page + 1)}>
            Próximas
          </Button>
        </div>
      )}
    </>
  )
}

type LineProps = { appearance: Appearance; isThis: boolean; onLeave: () => void }

function AppearanceLine({ appearance, isThis, onLeave }: LineProps) {
  const file = parseOwnFile(appearance.thumbnail)
  const original = parseWebAddress(appearance.link)
  return (
    <li className={styles.appearance}>
      {file !== null && <img src={file} alt="" width={48} height={36} loading="lazy" />}
      <span>
        <span className={styles.who}>
          <PlatformIcon platform={appearance.platform} size={14} />
          {isThis ? appearance.full_name : <OpenLink appearance={appearance} onLeave={onLeave} />}
        </span>
        <time dateTime={appearance.date_created}>{formatDateTime(appearance.date_created)}</time>
        {isThis ? ' · esta publicação' : ` · ${describeCopy(appearance)}`}
        {!isThis && original !== null && (
          <>
            {' · '}
            <a href={original} target="_blank" rel="noopener noreferrer nofollow">
              abrir original
            </a>
          </>
        )}
      </span>
    </li>
  )
}

/** For a video with the position in it. */
function describeCopy({ type, distance, second }: Appearance): string {
  if (type === 'video') return second ? `vídeo, a partir de ${formatClock(second)}` : 'vídeo'
  return distance <= 2 ? 'igual' : 'cópia alterada'
}

/** Opens the post above the current list. */
function OpenLink({ appearance, onLeave }: Omit<LineProps, 'isThis'>) {
  const search = (texts: AddressText) => ({ ...texts, post: appearance.post_id })
  return (
    <Link to="/consulta" search={search} resetScroll={false} onClick={onLeave}>
      {appearance.full_name}
    </Link>
  )
}
