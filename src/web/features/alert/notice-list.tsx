import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notification } from '../../../contract/alerts/notifications.ts'
import { getFirstMessage } from '../../api-error.ts'
import { formatDateTime, formatNumber } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { OlderButton } from '../../ui/lists/older-button.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import styles from './alert.module.css'
import { noticesQuery, useMarkRead } from './alerts.ts'
import { FoundItem } from './found-item.tsx'

/** Notifications of alerts, newest first. */
export function NoticeList() {
  const list = useInfiniteQuery(noticesQuery)
  const { data, error, isError, refetch } = list
  const markRead = useMarkRead()
  if (!data)
    return isError ? <LoadProblem error={error} onRetry={() => void refetch()} /> : <RowsSkeleton height={120} />
  const notices = data.pages.flatMap(({ notifications }) => notifications)
  const [newest] = notices
  if (!newest)
    return (
      <Message icon={<IconBell aria-hidden />} title="Nenhum aviso">
        O que os seus alertas encontram aparece aqui e no sino. Um alerta se liga em uma busca salva.
      </Message>
    )
  return (
    <>
      {notices.some(({ is_read }) => !is_read) && (
        <Button
          variant="default"
          size="xs"
          loading={markRead.isPending}
          onClick={() => markRead.mutate({ until: newest.created_at })}
        >
          Marcar todos como lidos
        </Button>
      )}
      {markRead.isError && <p role="alert">{getFirstMessage(markRead.error)}</p>}
      <ul className={styles.list} aria-label="Avisos">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} onRead={() => markRead.mutate({ ids: [notice.id] })} />
        ))}
      </ul>
      <OlderButton list={list}>Mostrar mais antigos</OlderButton>
    </>
  )
}

function Notice({ notice, onRead }: { notice: Notification; onRead: () => void }) {
  const left = notice.total - notice.items.length
  // Following a notification's link marks it as read.
  const open = notice.is_read ? undefined : onRead
  return (
    <li className={styles.card} data-unread={!notice.is_read || undefined}>
      <h3 className={styles.title}>
        <Link to="/avisos/$id" params={{ id: notice.alert }} onClick={open}>
          <bdi>{notice.title}</bdi>
        </Link>
        {notice.is_test && <span className={styles.test}>teste</span>}
        {!notice.is_read && <span className={styles.new}>novo</span>}
      </h3>
      <time className={styles.quiet} dateTime={notice.created_at}>
        {formatDateTime(notice.created_at)}
      </time>
      {notice.is_test && <p>Isto é um teste do sino: nada foi encontrado. Os avisos deste alerta chegam aqui.</p>}
      {notice.items.length > 0 && (
        <ul className={styles.items}>
          {notice.items.map((item) => (
            <li key={item.key}>
              <FoundItem item={item} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p>
          {`e mais ${formatNumber(left)}, `}
          <Link to="/avisos/$id" params={{ id: notice.alert }} onClick={open}>
            ver todas
          </Link>
        </p>
      )}
      {!notice.is_read && (
        <Button variant="subtle" size="compact-xs" className={styles.read} onClick={onRead}>
          Marcar como lido
        </Button>
      )}
    </li>
  )
}
