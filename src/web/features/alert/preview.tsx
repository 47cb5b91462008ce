import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AlertPreview } from '../../../contract/alerts/alerts.ts'
import { MAX_ALERT_TEXT } from '../../../contract/limits.ts'
import type { SavedFilters, SavedSearch } from '../../../contract/users/saved-search.ts'
import { cutAtWord } from '../../../text/cut-at-word.ts'
import { formatDateTime, formatNumber, formatPlural } from '../../format.ts'
import { SearchLink } from '../../together/search-link.tsx'
import styles from './alert.module.css'
import { previewQuery, type RuleForm } from './alerts.ts'
import { formatWindow, listDays } from './windows.ts'

type Example = AlertPreview['examples'][number]
type PreviewProps = { search: SavedSearch; rule: RuleForm; zone: string }

/** What the alert would have reported in the last 30 days, before it is enabled. */
export function Preview({ search, rule, zone }: PreviewProps) {
  const { data, isError, isFetching } = useQuery(previewQuery(search.id, rule))
  if (isError) return <p role="alert">Não foi possível calcular o que este alerta teria avisado.</p>
  if (!data) return <p role="status">{isFetching ? 'Calculando os últimos 30 dias…' : ''}</p>
  const span = rule.rule === 'more' ? rule.span : 'hour'
  return (
    <section className={styles.preview} aria-label="Prévia">
      <p role="status">
        <strong>
          {data.times === 0
            ? 'Nos últimos 30 dias não teria avisado nenhuma vez'
            : `Nos últimos 30 dias teria avisado ${formatPlural(data.times, 'vez', 'vezes')}`}
        </strong>
        {data.items > data.times && `, de ${formatPlural(data.items, 'novidade', 'novidades')} ao todo`}.
      </p>
      <ul className={styles.items}>
        {data.examples.map((example) =>
          example.post ? (
            <li key={`${example.at} ${example.post.id}`} className={styles.cut}>
              <time dateTime={example.at}>{formatDateTime(example.at)}</time>
              {' · '}
              <PostLine post={example.post} more={example.posts - 1} />
            </li>
          ) : (
            <li key={example.at}>
              <WindowPosts
                example={example}
                when={formatWindow(example.at, span, zone)}
                filters={{ ...search.filters, ...listDays(example.at, span, zone) }}
              />
            </li>
          ),
        )}
      </ul>
      {data.items > data.examples.length && data.examples.length > 0 && (
        <p className={styles.quiet}>{`e mais ${formatNumber(data.items - data.examples.length)} antes destas.`}</p>
      )}
    </section>
  )
}

type WindowProps = { example: Example; when: string; filters: SavedFilters }

/** A window expands to its first posts. @param filters of the search, on the day of the window */
function WindowPosts({ example: { at, posts, found }, when, filters }: WindowProps) {
  return (
    <details>
      <summary>
        <time dateTime={at}>{when}</time>
        {' · '}
        {formatPlural(posts, 'publicação', 'publicações')}
      </summary>
      <ul className={styles.windowPosts}>
        {found.map((post) => (
          <li key={post.id} className={styles.cut}>
            <PostLine post={post} more={0} />
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {posts > found.length && `e mais ${formatNumber(posts - found.length)} depois. `}
        <SearchLink filters={filters} isNewTab>
          Ver as publicações do dia
        </SearchLink>
      </p>
    </details>
  )
}

function PostLine({ post, more }: { post: NonNullable<Example['post']>; more: number }) {
  return (
    <>
      <Link to="/consulta" search={{ post: post.id }} target="_blank">
        <bdi>{post.name || post.account}</bdi>
      </Link>
      {more > 0 && ` e mais ${formatNumber(more)}`}: <bdi>{cutAtWord(post.text, MAX_ALERT_TEXT)}</bdi>
    </>
  )
}
