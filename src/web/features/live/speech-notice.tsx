import { Alert } from '@mantine/core'
import { IconMicrophoneOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { SpeechStatus } from '../../../contract/lives/listening.ts'
import { Rights } from '../../ui/rights.ts'
import { speechQuery } from './listening.ts'
import { describeYtDlp } from './player/describe-yt-dlp.ts'
import styles from './speech-notice.module.css'
import { listSpeechProblems } from './speech-problems.ts'

/** Capture and transcription abilities, and whether they are known yet: content below waits for it. */
export function useSpeechAbilities() {
  const { data, isPending } = useQuery(speechQuery)
  return {
    isKnown: !isPending,
    canTranscribe: data !== undefined && canTranscribe(data),
    canReadPages: data?.yt_dlp !== null,
  }
}

const canTranscribe = ({ ffmpeg, engine, engine_problem }: SpeechStatus) =>
  ffmpeg !== null && engine !== null && engine_problem === null

/** What cannot be captured or transcribed here, and why; nothing if all is well. */
export function SpeechNotice() {
  const { data } = useQuery(speechQuery)
  const { isSuperuser } = use(Rights)
  const problems = data ? listSpeechProblems(data, isSuperuser) : []
  if (!data || problems.length === 0) return null
  const title = canTranscribe(data)
    ? 'Nem todas as lives podem ser transcritas'
    : 'Nenhuma live pode ser transcrita agora'
  return (
    <Alert icon={<IconMicrophoneOff aria-hidden />} color="yellow" title={title}>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
    </Alert>
  )
}

/** The installed yt-dlp and its age. Its line is reserved while loading. */
export function YtDlpNote() {
  const { data, isPending } = useQuery(speechQuery)
  const note = data ? describeYtDlp(data) : isPending && '\u00a0'
  return note && <p className={styles.note}>{note}</p>
}
