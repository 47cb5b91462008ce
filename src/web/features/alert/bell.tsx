import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../format.ts'
import { unreadQuery } from '../../together/unread.ts'
import { usePainted } from '../../ui/lists/use-painted.ts'
import styles from './alert.module.css'

/** Number of unread notifications, mentions, access requests, newly shared items and backup problems; links to them. */
export function Bell() {
  const { data } = useQuery({ ...unreadQuery, enabled: usePainted() })
  const unread = data ? data.unread + data.mentions + data.access_requests + data.shared + data.backups : 0
  const label = unread === 0 ? 'Avisos' : `Avisos, ${formatNumber(unread)} sem ler`
  return (
    <Link to="/avisos" className={styles.bell} aria-label={label} title={label}>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
