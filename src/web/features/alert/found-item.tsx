import { Link } from '@tanstack/react-router'
import type { AlertItem } from '../../../contract/alerts/notifications.ts'
import { MAX_ALERT_TEXT } from '../../../contract/limits.ts'
import { cutAtWord } from '../../../text/cut-at-word.ts'
import { formatDateTime, formatNumber } from '../../format.ts'
import styles from './alert.module.css'

type Props = { item: AlertItem; onOpen?: (() => void) | undefined }

/** One finding of an alert: the post, and what it represents. */
export function FoundItem({ item: { post, posts, is_late: isLate, key }, onOpen }: Props) {
  const group = post.message_group === '0' ? {} : { message_group: post.message_group }
  const windowStart = /^w:(\d+)$/.exec(key)?.[1]
  const others = windowStart
    ? `${formatNumber(posts)} publicações na janela que começou em ${formatDateTime(new Date(Number(windowStart) * 1000))}`
    : posts > 1 && `e mais ${formatNumber(posts - 1)} com a mesma mensagem`
  return (
    <>
      <Link to="/consulta" search={{ post: post.id, ...group }} onClick={onOpen}>
        <bdi>{post.name || post.account}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>
        {[
          post.platform,
          formatDateTime(post.date_created),
          key.startsWith('d:') && 'apagada',
          key.startsWith('e:') && 'editada',
          isLate && 'coletada com atraso',
          others,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p className={styles.text} dir="auto">
        {cutAtWord(post.text, MAX_ALERT_TEXT)}
      </p>
    </>
  )
}
