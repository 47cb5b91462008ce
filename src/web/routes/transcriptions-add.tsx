import { AddLiveScreen } from '../features/live/form/add-live-screen.tsx'

export function TranscriptionsAddScreen() {
  return <AddLiveScreen />
}
