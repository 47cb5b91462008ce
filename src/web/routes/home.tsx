import { useScreenTitle } from '../ui/screen-title.ts'

export function HomeScreen() {
  useScreenTitle('Início')
  return <main>…</main>
}
