import { IconBroadcast, IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import type { LiveState } from '../../../contract/limits.ts'
import styles from './live-state.module.css'

const STATES = {
  waiting: { label: 'Aguardando transcrição', icon: IconClock },
  transcribing: { label: 'Em transcrição', icon: IconPencil },
  transcribed: { label: 'Transcrita', icon: IconCheck },
}

/** How far the transcription is, and whether the video is still running: a sign and a word each. */
export function LiveStateTags({ state, isLive }: { state: LiveState; isLive: boolean }) {
  const { label, icon: Icon } = STATES[state]
  return (
    <span className={styles.tags}>
      {isLive && (
        <span className={styles.tag} data-live>
          <IconBroadcast size={14} aria-hidden /> Ao vivo
        </span>
      )}
      <span className={styles.tag}>
        <Icon size={14} aria-hidden /> {label}
      </span>
    </span>
  )
}
