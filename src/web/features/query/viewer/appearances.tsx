import { Button, Loader } from '@mantine/core'
import { useState } from 'react'
import type { Appearance, AttachmentDetails } from '../../../../contract/attachments.ts'
import { ResponseError } from '../../../api-error.ts'
import { formatDateTime, formatPlural } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { parseOwnFile, parseWebAddress } from '../links.ts'
import { useAttachmentDetails } from './attachment-details.ts'
import styles from './attachment-viewer.module.css'

/** The publications that show a picture or a copy of it, the oldest first. */
export function Appearances({ attachmentId, postId }: { attachmentId: string; postId: string }) {
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
          Tentar de novo
        </Button>
      </div>
    )
  }
  return <AppearanceList details={details.data} postId={postId} page={page} onPage={setPage} />
}

type ListProps = { details: AttachmentDetails; postId: string; page: number; onPage: (page: number) => void }

function AppearanceList({ details: { similar, first_seen }, postId, page, onPage }: ListProps) {
  if (similar.total_items <= 1) return <p className={styles.quiet}>Só nesta publicação.</p>
  return (
    <>
      <p className={styles.summary}>
        {formatPlural(similar.total_items, 'publicação', 'publicações')}
        {first_seen && `, a primeira em ${formatDateTime(first_seen.date_created)}, de ${first_seen.full_name}`}
      </p>
      <ol className={styles.appearances}>
        {similar.items.map((one) => (
          <AppearanceLine key={one.attachment_id} appearance={one} isThis={one.post_id === postId} />
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

function AppearanceLine({ appearance, isThis }: { appearance: Appearance; isThis: boolean }) {
  const file = parseOwnFile(appearance.thumbnail)
  const original = parseWebAddress(appearance.link)
  return (
    <li className={styles.appearance}>
      {file !== null && <img src={file} alt="" width={48} height={36} loading="lazy" />}
      <span>
        <PlatformIcon platform={appearance.platform} size={14} /> {appearance.full_name}
        <br />
        <time dateTime={appearance.date_created}>{formatDateTime(appearance.date_created)}</time>
        {isThis ? ' · esta publicação' : ` · ${appearance.distance <= 2 ? 'igual' : 'cópia alterada'}`}
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
