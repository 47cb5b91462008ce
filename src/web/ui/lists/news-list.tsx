import { IconExternalLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { RelatedNews } from '../../../contract/news/news.ts'
import { formatDate } from '../../format.ts'
import styles from './news-list.module.css'

/**
 * News and fact-checks as external links, with the actual host beside each; pictures of other sites are not loaded. `busy` dims the
 * list while it is reloading.
 */
export function NewsList({ items, busy = false }: { items: readonly RelatedNews[]; busy?: boolean }) {
  return (
    <ul className={styles.list} aria-busy={busy}>
      {items.map((item) => (
        <li key={`${item.url} ${item.claim ?? ''}`} className={styles.item}>
          {item.content_type === 'checagem' && (
            <p className={styles.check}>
              <IconRosetteDiscountCheck size={16} aria-hidden />
              Checagem
              {item.rating !== null && <span className={styles.rating}>{item.rating}</span>}
            </p>
          )}
          <Title item={item} />
          {item.claim !== null && item.claim !== item.title && <p className={styles.claim}>Sobre: “{item.claim}”</p>}
          <p className={styles.place}>
            {listPlaces(item).join(' · ')}
            {item.published_at !== null && (
              <>
                {' · '}
                <time dateTime={item.published_at}>{formatDate(item.published_at)}</time>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Title({ item: { title, url } }: { item: RelatedNews }) {
  if (readHost(url) === null) return <span className={styles.title}>{title}</span>
  return (
    <a className={styles.title} href={url} title={url} target="_blank" rel="noopener noreferrer nofollow">
      {title}
      <IconExternalLink className={styles.out} size={14} aria-label="(abre em outra aba)" />
    </a>
  )
}

/** The publisher and, if that is a name, the host that the link leads to. */
function listPlaces({ publisher, url }: RelatedNews): string[] {
  const host = readHost(url)
  return host === null || host === publisher ? [publisher] : [publisher, host]
}

/** null for anything but a web URL, which is then not a link either. */
function readHost(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.host.replace(/^www\d?\./, '') : null
}
