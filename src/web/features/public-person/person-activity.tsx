import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PersonActivity, PublicPersonDetails } from '../../../contract/public-persons.ts'
import { formatNumber, formatPlural } from '../../format.ts'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import styles from './person-activity.module.css'
import { formatStep, getStepEnd, STEP_NAMES } from './step.ts'

type Props = { person: Pick<PublicPersonDetails, 'id' | 'name' | 'activity'> }

/** How much a person published over time and on each platform; every bar leads to its publications. */
export function PersonActivityCharts({ person }: Props) {
  if (person.activity.over_time.length === 0) {
    return <p className={styles.empty}>Ainda não há publicações desta pessoa.</p>
  }
  return (
    <div className={styles.charts}>
      <OverTime person={person} />
      <ByPlatform person={person} />
    </div>
  )
}

function OverTime({ person: { id, activity } }: Props) {
  const { over_time, step } = activity
  const most = Math.max(...over_time.map(({ posts }) => posts))
  const first = over_time[0]?.start ?? ''
  const last = over_time.at(-1)?.start ?? ''
  return (
    <section aria-labelledby="no-tempo">
      <Title order={2} id="no-tempo">{`Publicações por ${STEP_NAMES[step]}`}</Title>
      {/* The table below says the same to who cannot see or point. */}
      <div className={styles.plot} aria-hidden>
        <span className={styles.most}>{formatNumber(most)}</span>
        <div className={styles.bars}>
          {over_time.map(({ start, posts }) => (
            <Link
              key={start}
              to="/consulta"
              search={{ public_person: id, start_date: start, end_date: getStepEnd(start, step) }}
              className={styles.column}
              title={`${formatStep(start, step)}: ${formatPlural(posts, 'publicação', 'publicações')}`}
              tabIndex={-1}
            >
              <span
                className={styles.bar}
                data-empty={posts === 0 || undefined}
                style={{ height: `${(posts / most) * 100}%` }}
              />
            </Link>
          ))}
        </div>
        <div className={styles.ends}>
          <span>{formatStep(first, step)}</span>
          {last !== first && <span>{formatStep(last, step)}</span>}
        </div>
      </div>
      <StepTable id={id} activity={activity} />
    </section>
  )
}

function StepTable({ id, activity: { over_time, step } }: { id: string; activity: PersonActivity }) {
  return (
    <details className={styles.details}>
      <summary>Ver em tabela</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Período</th>
            <th scope="col">Publicações</th>
          </tr>
        </thead>
        <tbody>
          {over_time
            .filter(({ posts }) => posts > 0)
            .reverse()
            .map(({ start, posts }) => (
              <tr key={start}>
                <td>
                  <Link
                    to="/consulta"
                    search={{ public_person: id, start_date: start, end_date: getStepEnd(start, step) }}
                  >
                    {formatStep(start, step)}
                  </Link>
                </td>
                <td>{formatNumber(posts)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}

function ByPlatform({ person: { id, activity } }: Props) {
  const most = activity.by_platform[0]?.posts ?? 1
  return (
    <section aria-labelledby="por-plataforma">
      <Title order={2} id="por-plataforma">
        Publicações por plataforma
      </Title>
      <ul className={styles.platforms}>
        {activity.by_platform.map(({ platform, posts }) => (
          <li key={platform}>
            <Link to="/consulta" search={{ public_person: id, platform }} className={styles.platform}>
              <span className={styles.label}>
                <PlatformIcon platform={platform} />
                {platform}
              </span>
              <span className={styles.track} aria-hidden>
                <span className={styles.share} style={{ width: `${(posts / most) * 100}%` }} />
              </span>
              <span className={styles.amount}>{formatNumber(posts)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
