import { useSearch } from '@tanstack/react-router'
import { AuditScreen } from '../features/audit/audit-screen.tsx'

export function RegistroScreen() {
  return <AuditScreen address={useSearch({ from: '/dashboard/registro' })} />
}
