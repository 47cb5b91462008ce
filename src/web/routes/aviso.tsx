import { useParams } from '@tanstack/react-router'
import { AlertScreen } from '../features/alert/alert-screen.tsx'

export function AvisoScreen() {
  const { id } = useParams({ from: '/dashboard/avisos/$id' })
  return <AlertScreen key={id} id={id} />
}
