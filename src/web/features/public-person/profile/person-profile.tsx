import { SegmentedControl, Title } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { ChartPlaces } from './chart-places.tsx'
import { getPeriodDays, PERIODS, type PeriodDays, readPeriod } from './period.ts'
import styles from './person-profile.module.css'
import { ProfileParts } from './profile-parts.tsx'

/** Charts are heavy: what stands above them does not wait. */
const PersonCharts = lazy(async () => ({ default: (await import('./person-charts.tsx')).PersonCharts }))

type Props = { person: Pick<PublicPersonDetails, 'id' | 'name' | 'accounts' | 'party'> }

/** What a person published in a period: over time, what about, with whom, and what is gone. */
export function PersonProfile({ person }: Props) {
  const { periodo }: { periodo?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const period = readPeriod(periodo)
  const days = useMemo(() => getPeriodDays(period, new Date()), [period])
  return (
    <section className={styles.profile} aria-labelledby="perfil">
      <div className={styles.head}>
        <Title order={2} id="perfil">
          O que publica
        </Title>
        {person.party !== null && (
          <Link className={styles.compare} to="/consulta" search={compareWithParty(person.id, person.party, days)}>
            Comparar com {person.party}, por semana
          </Link>
        )}
        <SegmentedControl
          aria-label="Período"
          data={[...PERIODS]}
          value={period}
          onChange={(next) =>
            void navigate({
              ...{ to: '/pessoa-publica/$id', params: { id: person.id }, replace: true, resetScroll: false },
              search: next === 'tudo' ? {} : { periodo: next },
            })
          }
        />
      </div>
      <Suspense fallback={<ChartPlaces />}>
        <PersonCharts person={person} days={days} />
      </Suspense>
      <ProfileParts person={person} days={days} />
    </section>
  )
}

/** Both over time; commas and backslashes stand between and in the values of an address. */
const compareWithParty = (id: string, party: string, days: PeriodDays) => ({
  ...{ tab: 'compare', unit: 'week', ...days },
  compare: `public_person:${id},party:${party.replaceAll(/[\\,]/g, '\\$&')}`,
})
