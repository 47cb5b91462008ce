import type { SpeechStatus } from '../../../contract/lives/listening.ts'
import { ASK, describePlainly } from './plain-problem.ts'

/** An older yt-dlp often fails with YouTube. */
const OLD_DAYS = 60

/** Whom to ask is said once, after the last problem that only others can fix; and not to users who would be asked. */
export function listSpeechProblems(status: SpeechStatus, isSuperuser: boolean): string[] {
  const { engine, engine_problem, ffmpeg, yt_dlp } = status
  const isOld = yt_dlp !== null && (yt_dlp.age_days ?? 0) > OLD_DAYS
  const missing = [
    ffmpeg === null && 'Nenhuma live pode ser ouvida. Legendas podem ser importadas.',
    engine === null && 'Transcrição automática desligada. O áudio é guardado e será transcrito quando ela for ligada.',
    yt_dlp === null &&
      'Só endereços de transmissões e de arquivos são entendidos; os de sites de vídeo, como o YouTube, não.',
    isOld && `O programa que abre vídeos do YouTube tem ${yt_dlp.age_days} dias e pode parar de funcionar.`,
  ].filter((problem) => problem !== false)
  const silent =
    engine !== null && engine_problem !== null
      ? [`A transcrição automática não responde: ${describePlainly(engine_problem, isSuperuser)}`]
      : []
  const isAsked = isSuperuser || silent.some((problem) => problem.endsWith(ASK))
  return [...missing.slice(0, -1), ...missing.slice(-1).map((last) => (isAsked ? last : `${last} ${ASK}`)), ...silent]
}
