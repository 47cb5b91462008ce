import { LiveListScreen } from '../features/live/list/live-list-screen.tsx'

export function TranscriptionsScreen() {
  return <LiveListScreen />
}
