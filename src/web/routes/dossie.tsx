import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DossierScreen } from '../features/dossier/dossier-screen.tsx'

export function DossieScreen() {
  const { id } = useParams({ from: '/dashboard/dossies/$id' })
  const { page } = useSearch({ from: '/dashboard/dossies/$id' })
  const navigate = useNavigate({ from: '/dossies/$id' })
  return (
    <DossierScreen
      key={id}
      id={id}
      page={Number(page ?? 1)}
      onPage={(next) => void navigate({ search: { page: next === 1 ? undefined : String(next) } })}
    />
  )
}
