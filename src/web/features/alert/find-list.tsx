import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ALERT_FIND_DAYS } from '../../../contract/limits.ts'
import { formatDateTime, formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { OlderButton } from '../../ui/lists/older-button.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import styles from './alert.module.css'
import { findsQuery } from './alerts.ts'
import { FoundItem } from './found-item.tsx'

/** Findings of an alert, newest first. */
export function FindList({ id }: { id: string }) {
  const list = useInfiniteQuery(findsQuery(id))
  const { data, error, isError, refetch } = list
  if (!data)
    return isError ? <LoadProblem error={error} onRetry={() => void refetch()} /> : <RowsSkeleton height={120} />
  const finds = data.pages.flatMap(({ items }) => items)
  const more = data.pages.at(-1)?.more ?? 0
  if (finds.length === 0)
    return (
      <Message icon={<IconBell aria-hidden />} title="Nada encontrado ainda">
        O que chegar e passar na busca aparece aqui por {ALERT_FIND_DAYS} dias.
      </Message>
    )
  return (
    <>
      <ul className={styles.list} aria-label="O que encontrou">
        {finds.map((item) => (
          <li key={item.key} className={styles.card}>
            <time className={styles.quiet} dateTime={item.found_at}>
              {`Encontrada em ${formatDateTime(item.found_at)}`}
            </time>
            <FoundItem item={item} />
          </li>
        ))}
      </ul>
      <OlderButton list={list}>Mostrar mais antigas</OlderButton>
      {!list.hasNextPage && more > 0 && (
        <p
          className={styles.quiet}
        >{`${formatPlural(more, 'mensagem a mais foi contada', 'mensagens a mais foram contadas')}, sem ser guardada uma a uma.`}</p>
      )}
    </>
  )
}
