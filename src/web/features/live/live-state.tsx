import {
  type Icon,
  IconAlertTriangle,
  IconBroadcast,
  IconCalendarTime,
  IconCheck,
  IconClock,
  IconEar,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react'
import type { LiveState } from '../../../contract/limits.ts'
import styles from './live-state.module.css'

const STATES: Record<LiveState, { label: string; icon: Icon }> = {
  scheduled: { label: 'Agendada', icon: IconCalendarTime },
  queued: { label: 'Na fila', icon: IconHourglass },
  listening: { label: 'Ouvindo', icon: IconEar },
  failed: { label: 'Com erro', icon: IconAlertTriangle },
  waiting: { label: 'Aguardando transcrição', icon: IconClock },
  transcribing: { label: 'Em transcrição', icon: IconPencil },
  transcribed: { label: 'Transcrita', icon: IconCheck },
}

/** Progress of the transcription, and whether the live is still on air: an icon and a word each. */
export function LiveStateTags({ state, isLive }: { state: LiveState; isLive: boolean }) {
  const { label, icon: Sign } = STATES[state]
  return (
    <span className={styles.tags}>
      {isLive && (
        <span className={styles.tag} data-live>
          <IconBroadcast size={14} aria-hidden /> Ao vivo
        </span>
      )}
      <span className={styles.tag}>
        <Sign size={14} aria-hidden /> {label}
      </span>
    </span>
  )
}
