import { Alert } from '@mantine/core'
import { IconMicrophoneOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SpeechStatus } from '../../../contract/lives/listening.ts'
import { speechQuery } from './listening.ts'
import { describePlainly } from './plain-problem.ts'
import { describeYtDlp } from './player/describe-yt-dlp.ts'
import styles from './speech-notice.module.css'

/** A yt-dlp older than this seldom understands YouTube any more. */
const OLD_DAYS = 60

/** What can be heard and written here, and whether that is known yet: what it pushes down waits for it. */
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

/** Says what cannot be heard or written here, and why; nothing when all is well. */
export function SpeechNotice() {
  const { data } = useQuery(speechQuery)
  const problems = data ? listSpeechProblems(data) : []
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

/** Which yt-dlp reads pages here, and how old it is. While the answer is on its way its line is kept free. */
export function YtDlpNote() {
  const { data, isPending } = useQuery(speechQuery)
  const note = data ? describeYtDlp(data) : isPending && '\u00a0'
  return note && <p className={styles.note}>{note}</p>
}

function listSpeechProblems(status: SpeechStatus): string[] {
  const { engine, engine_problem, ffmpeg, yt_dlp } = status
  const isOld = yt_dlp !== null && (yt_dlp.age_days ?? 0) > OLD_DAYS
  return [
    ffmpeg === null && 'Nenhuma live pode ser ouvida; fale com quem administra. Legendas podem ser importadas.',
    engine === null &&
      'Transcrição automática desligada; fale com quem administra. O áudio é guardado e será transcrito quando ela for ligada.',
    engine !== null &&
      engine_problem !== null &&
      `A transcrição automática não responde: ${describePlainly(engine_problem)}`,
    yt_dlp === null &&
      'Só endereços de transmissões e de arquivos são entendidos; os de sites de vídeo, como o YouTube, não. Fale com quem administra.',
    isOld &&
      `O programa que abre vídeos do YouTube tem ${yt_dlp.age_days} dias e pode parar de funcionar; fale com quem administra.`,
  ].filter((problem) => problem !== false)
}
