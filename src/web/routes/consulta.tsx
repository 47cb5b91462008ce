import { QueryScreen } from '../features/consulta/query-screen.tsx'

export function ConsultaScreen() {
  return <QueryScreen />
}
