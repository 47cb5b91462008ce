import { useSearch } from '@tanstack/react-router'
import { AlertsScreen } from '../features/alert/alerts-screen.tsx'

export function AvisosScreen() {
  return <AlertsScreen address={useSearch({ from: '/dashboard/avisos' })} />
}
