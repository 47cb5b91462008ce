import { useSearch } from '@tanstack/react-router'
import { SourcesScreen } from '../features/source/sources-screen.tsx'

export function FontesScreen() {
  return <SourcesScreen address={useSearch({ from: '/dashboard/fontes' })} />
}
