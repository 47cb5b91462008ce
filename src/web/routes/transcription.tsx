import { LiveScreen } from '../features/live/live-screen.tsx'

export function TranscriptionScreen() {
  return <LiveScreen />
}
