import { Alert } from '@mantine/core'
import { IconMicrophoneOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SpeechStatus } from '../../../contract/listening.ts'
import { describeYtDlp } from './describe-yt-dlp.ts'
import { speechQuery } from './listening.ts'
import styles from './speech-notice.module.css'

/** A yt-dlp older than this seldom understands YouTube any more. */
const OLD_DAYS = 60

/** Says what cannot be heard or written here, and why; nothing when all is well. */
export function SpeechNotice() {
  const { data } = useQuery(speechQuery)
  const problems = data ? listSpeechProblems(data) : []
  if (problems.length === 0) return null
  return (
    <Alert icon={<IconMicrophoneOff aria-hidden />} color="yellow" title="Nem tudo pode ser ouvido e escrito aqui">
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

export function listSpeechProblems(status: SpeechStatus): string[] {
  const { engine, engine_problem, ffmpeg, yt_dlp } = status
  const isOld = yt_dlp !== null && (yt_dlp.age_days ?? 0) > OLD_DAYS
  return [
    ffmpeg === null &&
      'O ffmpeg não foi encontrado no servidor: nenhuma live pode ser ouvida. Legendas podem ser importadas.',
    engine === null &&
      'Nenhum motor de fala está configurado: o áudio é guardado e será escrito quando houver um (LUPASCAN_SPEECH_URL).',
    engine !== null && engine_problem !== null && `O motor de fala não responde: ${engine_problem}`,
    yt_dlp === null &&
      'Sem o yt-dlp (YTDLP_PATH) só endereços de transmissões e de arquivos são entendidos; YouTube, não.',
    isOld && `O yt-dlp ${yt_dlp.version} tem ${yt_dlp.age_days} dias; versões antigas deixam de entender o YouTube.`,
  ].filter((problem) => problem !== false)
}
