import { useSearch } from '@tanstack/react-router'
import { ListsScreen } from '../features/list/lists-screen.tsx'

export function ListasScreen() {
  const { copiar } = useSearch({ from: '/dashboard/listas' })
  return <ListsScreen key={copiar ?? ''} from={copiar} />
}
