import { QueryScreen } from '../features/query/query-screen.tsx'

export function ConsultaScreen() {
  return <QueryScreen />
}
