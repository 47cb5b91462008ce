import { Button, Skeleton, Title } from '@mantine/core'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { changesQuery, equalMessagesQuery, wordsQuery } from '../persons.ts'
import type { PeriodDays } from './period.ts'
import styles from './person-profile.module.css'
import { ProfileChanges } from './profile-changes.tsx'
import { ProfileExchanges } from './profile-exchanges.tsx'
import { ProfileWords } from './profile-words.tsx'

type Props = { person: Pick<PublicPersonDetails, 'id' | 'accounts'>; days: PeriodDays }

/** Words, changes and equal messages: each comes and fails by itself, in a place that is kept. */
export function ProfileParts({ person: { id }, days }: Props) {
  return (
    <div className={styles.parts}>
      <Part title="Palavras características" isWide query={wordsQuery(id, days)}>
        {(found) => <ProfileWords id={id} days={days} found={found} />}
      </Part>
      <Part title="Apagadas e editadas" query={changesQuery(id, days)}>
        {(found) => <ProfileChanges id={id} days={days} found={found} />}
      </Part>
      <Part title="Mensagens iguais" query={equalMessagesQuery(id, days)}>
        {(found) => <ProfileExchanges found={found} />}
      </Part>
    </div>
  )
}

type PartProps<T, K extends readonly unknown[]> = {
  title: string
  isWide?: boolean
  query: UseQueryOptions<T, Error, T, K>
  children: (found: T) => ReactNode
}

function Part<T, K extends readonly unknown[]>({ title, isWide, query, children }: PartProps<T, K>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(query)
  return (
    <section
      className={styles.part}
      aria-label={title}
      aria-busy={isFetching}
      data-wide={isWide || undefined}
      data-stale={isPlaceholderData || undefined}
    >
      <Title order={3}>{title}</Title>
      {isError && (
        <p role="alert" className={styles.empty}>
          Esta parte não pôde ser carregada.{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </p>
      )}
      {!isError && data === undefined && <Skeleton height={isWide ? 260 : 96} mt={10} aria-hidden />}
      {!isError && data !== undefined && children(data)}
    </section>
  )
}
