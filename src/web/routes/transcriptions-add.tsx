import { AddLiveScreen } from '../features/live/add-live-screen.tsx'

export function TranscriptionsAddScreen() {
  return <AddLiveScreen />
}
