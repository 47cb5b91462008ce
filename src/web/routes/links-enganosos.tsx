import { useSearch } from '@tanstack/react-router'
import { LinksScreen } from '../features/misleading-link/links-screen.tsx'

export function MisleadingLinksScreen() {
  return <LinksScreen address={useSearch({ from: '/dashboard/links-enganosos' })} />
}
