import { SegmentedControl, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { ChartPlaces } from './chart-places.tsx'
import { getPeriodDays, PERIODS, readPeriod } from './period.ts'
import styles from './person-profile.module.css'
import { ProfileParts } from './profile-parts.tsx'

/** Charts are heavy: what stands above them does not wait. */
const PersonCharts = lazy(async () => ({ default: (await import('./person-charts.tsx')).PersonCharts }))

/** What a person published in a period: over time, what about, with whom, and what is gone. */
export function PersonProfile({ person }: { person: Pick<PublicPersonDetails, 'id' | 'name' | 'accounts'> }) {
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
