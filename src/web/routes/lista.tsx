import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ListScreen } from '../features/list/list-screen.tsx'

export function ListaScreen() {
  const { id } = useParams({ from: '/dashboard/listas/$id' })
  const address = useSearch({ from: '/dashboard/listas/$id' })
  const navigate = useNavigate({ from: '/listas/$id' })
  return <ListScreen key={id} id={id} address={address} onAddress={(search) => void navigate({ search })} />
}
