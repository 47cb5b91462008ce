import { useParams } from '@tanstack/react-router'
import { FolderScreen } from '../features/folder/folder-screen.tsx'

export function PastaScreen() {
  const { id } = useParams({ from: '/dashboard/pastas/$id' })
  return <FolderScreen key={id} id={id} />
}
