import { DossiersScreen } from '../features/dossier/list/dossiers-screen.tsx'

export function DossiesScreen() {
  return <DossiersScreen />
}
