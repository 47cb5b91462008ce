import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber, formatPlural } from '../../format.ts'
import styles from './alert.module.css'
import { previewQuery, type RuleForm } from './alerts.ts'

/** What the alert would have told in the last 30 days, before it is switched on. */
export function Preview({ search, rule }: { search: string; rule: RuleForm }) {
  const { data, isError, isFetching } = useQuery(previewQuery(search, rule))
  if (isError) return <p role="alert">Não foi possível calcular o que este alerta teria avisado.</p>
  if (!data) return <p role="status">{isFetching ? 'Calculando os últimos 30 dias…' : ''}</p>
  return (
    <section className={styles.preview} aria-label="Prévia">
      <p role="status">
        <strong>Nos últimos 30 dias teria avisado {formatPlural(data.times, 'vez', 'vezes')}</strong>
        {data.items > data.times && `, de ${formatPlural(data.items, 'novidade', 'novidades')} ao todo`}.
      </p>
      <ul className={styles.items}>
        {data.examples.map(({ at, posts, post }) => (
          <li key={`${at} ${post?.id ?? ''}`} className={styles.cut}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {' · '}
            {post ? (
              <>
                <Link to="/consulta" search={{ post: post.id }} target="_blank">
                  <bdi>{post.name || post.account}</bdi>
                </Link>
                {posts > 1 && ` e mais ${formatNumber(posts - 1)}`}: <bdi>{post.text}</bdi>
              </>
            ) : (
              formatPlural(posts, 'publicação', 'publicações')
            )}
          </li>
        ))}
      </ul>
      {data.items > data.examples.length && data.examples.length > 0 && (
        <p className={styles.quiet}>{`e mais ${formatNumber(data.items - data.examples.length)} antes destas.`}</p>
      )}
    </section>
  )
}
