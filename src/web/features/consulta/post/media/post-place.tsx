import { IconMapPin } from '@tabler/icons-react'
import type { Place } from '../../../../../contract/posts/extras.ts'
import { parseWebAddress } from '../links.ts'
import { describePlace } from '../post-extras.ts'
import styles from './link-card.module.css'

/** Location given by the author, with a map: the network's, else OpenStreetMap. */
export function PostPlace({ place }: { place: Place }) {
  const href = parseWebAddress(place.link ?? '') ?? findMap(place)
  const words = (
    <span className={styles.title}>
      <IconMapPin size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {describePlace(place)}
    </span>
  )
  if (href === null) return <div className={styles.card}>{words}</div>
  return (
    <a className={styles.card} href={href} title={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
      <span className={styles.host}>Ver no mapa</span>
    </a>
  )
}

function findMap({ latitude, longitude }: Place): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
