import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChangedPost, PersonChanges } from '../../../../contract/people/person-profile.ts'
import { formatDateTime, formatNumber, formatPlural } from '../../../format.ts'
import { coverageQuery } from '../persons.ts'
import type { PeriodDays } from './period.ts'
import styles from './person-profile.module.css'

type Props = { id: string; days: PeriodDays; found: PersonChanges }

/** Publications that are gone or say something else now, as far as anybody looked. */
export function ProfileChanges({ id, days, found: { deleted, edited, changed } }: Props) {
  const { data: coverage } = useQuery(coverageQuery(id))
  const isFollowed = coverage?.items.some(({ is_followed }) => is_followed) ?? false
  const filters = { public_person: id, ...days }
  return (
    <>
      {coverage && (
        <p className={styles.note}>
          {isFollowed
            ? 'Só o que mudou enquanto as contas eram lidas pode ser visto.'
            : 'Não acompanhamos as contas desta pessoa: novos apagamentos e edições não seriam vistos.'}
        </p>
      )}
      {deleted + edited === 0 && (
        <p className={styles.empty}>Nenhuma publicação do período é conhecida como apagada ou editada.</p>
      )}
      <Kind state="apagado" total={deleted} words={['apagada', 'apagadas']} changed={changed} filters={filters} />
      <Kind state="editado" total={edited} words={['editada', 'editadas']} changed={changed} filters={filters} />
    </>
  )
}

type KindProps = {
  state: ChangedPost['state']
  total: number
  words: readonly [string, string]
  changed: readonly ChangedPost[]
  filters: { public_person: string } & PeriodDays
}

function Kind({ state, total, words: [one, many], changed, filters }: KindProps) {
  if (total === 0) return null
  const shown = changed.filter((post) => post.state === state)
  return (
    <>
      <Title order={4}>{formatPlural(total, one, many)}</Title>
      <ul className={styles.list}>
        {shown.map(({ id, date, platform, excerpt }) => (
          <li key={id}>
            <Link to="/consulta" search={{ ...filters, state, post: id }}>
              {excerpt || 'Publicação sem texto'}
            </Link>
            <div className={styles.dimmed}>
              {platform} · publicada em {formatDateTime(date)}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/consulta" search={{ ...filters, state }}>
          {total === 1 ? `Ver a ${one} na consulta` : `Ver todas as ${formatNumber(total)} ${many}`}
        </Link>
      </p>
    </>
  )
}
