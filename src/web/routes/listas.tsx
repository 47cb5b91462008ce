import { ListsScreen } from '../features/list/lists-screen.tsx'

export function ListasScreen() {
  return <ListsScreen />
}
