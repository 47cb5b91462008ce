import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { PersonAccount, PublicPerson } from '../../../../contract/people/public-persons.ts'
import { describeAffiliation } from '../../../affiliation.ts'
import { formatDate, formatDateTime, formatHandle, formatNumber, formatPlural } from '../../../format.ts'
import { countRowsInSight, useFirstRows } from '../../../ui/lists/use-first-rows.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import { FROM_LIST } from './back-to-list.tsx'
import styles from './persons-table.module.css'

/** Pixels; on phones rows are higher. */
const ROW_HEIGHT = 60

/** One person a row: who, where they publish, how much, and when last. */
export function PersonsTable({ people, isStale }: { people: readonly PublicPerson[]; isStale: boolean }) {
  const drawn = useFirstRows(people.length, countRowsInSight(ROW_HEIGHT))
  return (
    <table className={styles.table} data-stale={isStale || undefined} aria-busy={isStale}>
      <caption className={styles.caption}>Pessoas públicas</caption>
      <thead>
        <tr>
          <th scope="col">Pessoa</th>
          <th scope="col">Contas</th>
          <th scope="col" className={styles.number}>
            Publicações
          </th>
          <th scope="col" className={styles.date}>
            Mais recente
          </th>
        </tr>
      </thead>
      <tbody inert={isStale}>
        {people.slice(0, drawn).map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  )
}

const PersonRow = memo(function PersonRow({ person }: { person: PublicPerson }) {
  const { id, name, posts, last_post } = person
  return (
    <tr className={styles.row}>
      <td className={styles.who}>
        <Portrait name={name} image={person.portrait} size={40} />
        <div className={styles.words}>
          <Link to="/pessoa-publica/$id" params={{ id }} state={FROM_LIST} className={styles.name} title={name}>
            <bdi>{name}</bdi>
          </Link>
          <div className={styles.line}>{describeAffiliation(person) || '–'}</div>
        </div>
      </td>
      <td className={styles.accounts}>
        <Accounts accounts={person.accounts} />
      </td>
      <td className={styles.number}>
        {posts === 0 ? (
          <span>
            0<span className={styles.unit}> publicações</span>
          </span>
        ) : (
          <Link
            to="/consulta"
            search={{ public_person: id }}
            aria-label={`Ver ${formatPlural(posts, 'publicação', 'publicações')} de ${name}`}
          >
            {formatNumber(posts)}
            <span className={styles.unit}>{posts === 1 ? ' publicação' : ' publicações'}</span>
          </Link>
        )}
      </td>
      <td className={styles.date}>
        {last_post === null ? (
          '–'
        ) : (
          <time dateTime={last_post} title={formatDateTime(last_post)}>
            {formatDate(last_post)}
          </time>
        )}
      </td>
    </tr>
  )
})

const SHOWN = 3

function Accounts({ accounts }: { accounts: readonly PersonAccount[] }) {
  if (accounts.length === 0) return <span className={styles.line}>sem contas</span>
  return (
    <ul className={styles.list}>
      {accounts.slice(0, SHOWN).map(({ platform, handle }) => (
        <li
          key={`${platform} ${handle}`}
          className={styles.account}
          title={`${platform}: ${formatHandle(platform, handle)}`}
        >
          <PlatformIcon platform={platform} />
          <VisuallyHidden component="span">{platform}: </VisuallyHidden>
          <bdi>{formatHandle(platform, handle)}</bdi>
        </li>
      ))}
      {accounts.length > SHOWN && <li className={styles.line}>e mais {accounts.length - SHOWN}</li>}
    </ul>
  )
}

/** The list while it comes for the first time, at its height. */
export function PersonsOutline() {
  return (
    <div className={styles.outline} role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content are all alike.
        <Skeleton key={index} height={40} radius="sm" />
      ))}
    </div>
  )
}
