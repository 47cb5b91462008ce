import { QueryScreen } from '../features/query/query-screen.tsx'

// In this file, and so in the screen's own chunk: another file would be another round trip.
export { preloadQuery } from '../features/query/preload.ts'

export function ConsultaScreen() {
  return <QueryScreen />
}
