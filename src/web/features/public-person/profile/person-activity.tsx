import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { formatNumber } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import styles from './person-activity.module.css'

type Props = { person: Pick<PublicPersonDetails, 'id' | 'name' | 'activity'> }

/** How much a person published on each platform; every bar leads to its publications. Of one platform the count above says it all. */
export function PersonActivityCharts({ person }: Props) {
  if (person.activity.by_platform.length === 0) {
    return <p className={styles.empty}>Ainda não há publicações desta pessoa.</p>
  }
  if (person.activity.by_platform.length === 1) return null
  return (
    <div className={styles.charts}>
      <ByPlatform person={person} />
    </div>
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
