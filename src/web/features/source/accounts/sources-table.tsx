import { Progress, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Source } from '../../../../contract/sources/sources.ts'
import { formatDateTime, formatPlural } from '../../../format.ts'
import records from '../../../ui/lists/record-table.module.css'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { SourceMenu } from './source-menu.tsx'
import type { Opened } from './source-menu-list.tsx'
import { SourceStateMark } from './source-state-mark.tsx'
import { describeBackfill, describeBrought, describeMoment, describeNextRun } from './source-words.ts'
import classes from './sources-table.module.css'

type Props = { sources: Source[]; onOpen: (opened: Opened) => void }

/** One row per followed account. On a phone each row is a block. */
export function SourcesTable({ sources, onOpen }: Props) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Fontes</caption>
      <thead>
        <tr>
          <th scope="col">Fonte</th>
          <th scope="col">Situação</th>
          <th scope="col">Última leitura</th>
          <th scope="col">O que trouxe</th>
          <th scope="col">
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.id} className={records.row}>
            <th scope="row" className={classes.who}>
              <Who source={source} />
            </th>
            <td data-label="Situação">
              <SourceStateMark source={source} />
              {source.problem && <span className={classes.problem}>{source.problem}</span>}
              <Unreadable source={source} />
              <Backfill source={source} />
            </td>
            <td data-label="Última leitura">
              <LastRun source={source} />
            </td>
            <td data-label="O que trouxe">{describeBrought(source)}</td>
            <td className={records.actions}>
              <SourceMenu source={source} onOpen={(what) => onOpen({ what, source })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Who({ source }: { source: Source }) {
  const { network, handle, link, name, followers, person, posts_moving } = source
  const details = [
    name !== null && network === 'telegram-web' && `@${handle}`,
    network === 'feed' && 'feed de notícias',
    network === 'feed-posts' && 'feed de publicações',
    followers !== null && formatPlural(followers, 'seguidor', 'seguidores'),
  ].filter(Boolean)
  return (
    <>
      <span className={classes.name}>
        <PlatformIcon platform={network === 'telegram-web' ? 'Telegram' : 'Outra'} />
        <a href={link} target="_blank" rel="noreferrer">
          {name ?? (network === 'telegram-web' ? `@${handle}` : handle)}
        </a>
      </span>
      {details.length > 0 && <span className={records.details}>{details.join(' · ')}</span>}
      {(person || posts_moving) && (
        <span className={records.details}>
          {person && 'de '}
          {person && (
            <Link to="/pessoa-publica/$id" params={{ id: String(person.id) }}>
              {person.name}
            </Link>
          )}
          {person && posts_moving && ' · '}
          {posts_moving && 'publicações sendo atualizadas…'}
        </span>
      )}
    </>
  )
}

function LastRun({ source }: { source: Source }) {
  const now = Date.now()
  const { last_run_at } = source
  const next = describeNextRun(source, now)
  return (
    <span>
      {last_run_at === null ? (
        'ainda não foi lida'
      ) : (
        <time dateTime={last_run_at} title={formatDateTime(last_run_at)}>
          {describeMoment(last_run_at, now)}
        </time>
      )}
      {next && <span className={records.details}>{next}</span>}
    </span>
  )
}

function Unreadable({ source: { unreadable, network } }: { source: Source }) {
  const count = unreadable.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const [one, many] = network === 'telegram-web' ? ['mensagem', 'mensagens'] : ['item', 'itens']
  return (
    <details className={classes.problem}>
      <summary>
        {count === 1
          ? `1 ${one} não pôde ser ${network === 'telegram-web' ? 'lida' : 'lido'}`
          : `${formatPlural(count, one, many)} não puderam ser ${network === 'telegram-web' ? 'lidas' : 'lidos'}`}
      </summary>
      <ul className={classes.unreadable}>
        {unreadable.map(({ place, reason, count: stands }) => (
          <li key={`${place} ${reason}`}>
            {place}: {reason}
            {stands > 1 && ` E mais ${formatPlural(stands - 1, one, many)} antes.`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Backfill({ source }: { source: Source }) {
  const told = describeBackfill(source)
  if (!told) return null
  return (
    <span className={classes.backfill}>
      <span className={records.details}>
        {told.words}
        {told.percent !== null && ` (${told.percent}%)`}
      </span>
      {told.percent !== null && (
        <Progress value={told.percent} size="sm" aria-label={`Leitura do passado de ${source.handle}`} />
      )}
    </span>
  )
}
