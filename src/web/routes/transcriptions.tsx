import { LiveListScreen } from '../features/live/live-list-screen.tsx'

export function TranscriptionsScreen() {
  return <LiveListScreen />
}
