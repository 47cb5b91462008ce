import { useSearch } from '@tanstack/react-router'
import { use } from 'react'
import { AlertsScreen } from '../features/alert/alerts-screen.tsx'
import { BackupNotice } from '../features/backup/backup-notice.tsx'
import { MentionsPart } from '../features/dossier/list/mentions-part.tsx'
import { AccessRequests } from '../together/access-requests.tsx'
import { ShareNotices } from '../together/share-notices.tsx'
import { Rights } from '../ui/rights.ts'

export function AvisosScreen() {
  const { isSuperuser } = use(Rights)
  return (
    <AlertsScreen
      address={useSearch({ from: '/dashboard/avisos' })}
      others={
        <>
          {isSuperuser && <BackupNotice />}
          <AccessRequests />
          <ShareNotices />
          <MentionsPart />
        </>
      }
    />
  )
}
