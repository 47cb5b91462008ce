import { useSearch } from '@tanstack/react-router'
import { AlertsScreen } from '../features/alert/alerts-screen.tsx'
import { MentionsPart } from '../features/dossier/list/mentions-part.tsx'
import { AccessRequests } from '../together/access-requests.tsx'
import { ShareNotices } from '../together/share-notices.tsx'

export function AvisosScreen() {
  return (
    <AlertsScreen
      address={useSearch({ from: '/dashboard/avisos' })}
      others={
        <>
          <AccessRequests />
          <ShareNotices />
          <MentionsPart />
        </>
      }
    />
  )
}
