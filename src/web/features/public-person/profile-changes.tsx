import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonProfile } from '../../../contract/person-profile.ts'
import { formatDateTime, formatPlural } from '../../format.ts'
import type { PeriodDays } from './period.ts'
import styles from './person-profile.module.css'
import { coverageQuery } from './persons.ts'

type Props = { person: { id: string }; days: PeriodDays; profile: PersonProfile }

/** Publications that are gone or say something else now, as far as anybody looked. */
export function ProfileChanges({ person, days, profile: { deleted, edited, changed } }: Props) {
  const { data: coverage } = useQuery(coverageQuery(person.id))
  const isFollowed = coverage?.items.some(({ is_followed }) => is_followed) ?? false
  const filters = { public_person: person.id, ...days }
  return (
    <section className={styles.part} aria-labelledby="apagadas">
      <Title order={3} id="apagadas">
        Apagadas e editadas
      </Title>
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
      <p className={styles.counts}>
        {deleted > 0 && (
          <Link to="/consulta" search={{ ...filters, state: 'apagado' }}>
            {formatPlural(deleted, 'apagada', 'apagadas')}
          </Link>
        )}
        {edited > 0 && (
          <Link to="/consulta" search={{ ...filters, state: 'editado' }}>
            {formatPlural(edited, 'editada', 'editadas')}
          </Link>
        )}
      </p>
      <ul className={styles.list}>
        {changed.map(({ id, date, state, platform, excerpt }) => (
          <li key={id}>
            <Link to="/consulta" search={{ ...filters, state, post: id }}>
              {excerpt || 'Publicação sem texto'}
            </Link>
            <div className={styles.dimmed}>
              {state === 'apagado' ? 'Apagada' : 'Editada'} · {platform} · publicada em {formatDateTime(date)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
