import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getBackups } from '../../../contract/backups.ts'
import { request } from '../../api.ts'
import { WaitingSection } from '../../ui/notices/waiting-section.tsx'
import { describeBackupTrouble } from './backup-words.ts'

/** Below `notifications`, so that it is refetched together with what the bell counts. */
const backupsQuery = queryOptions({
  queryKey: ['notifications', 'backups'],
  queryFn: ({ signal }) => request<typeof getBackups>('GET', '/api/backups/', { signal }),
})

/** For superusers: warns that backups are failing; nothing while they are in order. */
export function BackupNotice() {
  const { data } = useQuery(backupsQuery)
  const trouble = data ? describeBackupTrouble(data) : null
  if (trouble === null) return null
  return (
    <WaitingSection id="copias-de-seguranca" title="Faltam cópias de segurança">
      <li>{trouble}</li>
    </WaitingSection>
  )
}
