import type { MisleadingReason } from '../../../../../contract/links/misleading-links.ts'
import { formatDate } from '../../../../format.ts'
import { NewsList } from '../../../../ui/lists/news-list.tsx'
import { parseWebAddress } from '../links.ts'
import { WebLink } from '../text/post-text.tsx'
import { LoadingMarks, MarksProblem } from './marks-state.tsx'
import styles from './post-marks.module.css'
import { useMisleadingLinks } from './post-marks.ts'

/** Misleading links of a post, with source and reason. */
export function MisleadingLinksPart({ postId }: { postId: string }) {
  const { data, isError, refetch } = useMisleadingLinks(postId)
  if (isError) return <MarksProblem onRetry={() => void refetch()} />
  if (!data) return <LoadingMarks label="Carregando por que os links foram marcados" />
  return (
    <ul className={styles.marks}>
      {data.items.map(({ link, canonical, reason }) => (
        <li key={link} className={styles.mark}>
          <Address link={link} />
          {canonical !== null && !link.includes(canonical) && <p className={styles.quiet}>Leva a {canonical}</p>}
          <Reason reason={reason} />
        </li>
      ))}
    </ul>
  )
}

function Address({ link }: { link: string }) {
  const href = parseWebAddress(link)
  return <p className={styles.address}>{href === null || href.startsWith('/') ? link : <WebLink href={href} />}</p>
}

function Reason({ reason }: { reason: MisleadingReason }) {
  if (reason.by === 'source') return <p className={styles.why}>A origem da publicação já o dava como enganoso.</p>
  if (reason.by === 'check') {
    return (
      <>
        <p className={styles.why}>Aqui foi publicado o que esta checagem examinou:</p>
        <NewsList items={[reason.check]} />
      </>
    )
  }
  const what = reason.kind === 'domínio' ? `o domínio ${reason.address}` : 'este endereço'
  return (
    <>
      <p className={styles.why}>
        Na lista da redação desde {formatDate(reason.updated_at)}, {what}: {reason.reason}
      </p>
      <p className={styles.quiet}>
        Fonte: <Source source={reason.source} />
      </p>
    </>
  )
}

function Source({ source }: { source: string }) {
  const href = parseWebAddress(source)
  return href === null || href.startsWith('/') ? source : <WebLink href={href} />
}
