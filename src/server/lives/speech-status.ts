/** What this installation can hear and who writes. */
import type { SpeechStatus } from '../../contract/listening.ts'
import type { Config } from '../config.ts'
import { findWritingProblem } from '../records/live-follow.ts'
import type { Postgres } from '../store/postgres.ts'
import type { InstalledPrograms } from './installed-programs.ts'

/** @param engine who writes; null: nobody is configured */
export async function readSpeechStatus(
  pg: Postgres,
  { lives }: Pick<Config, 'lives'>,
  engine: string | null,
  { ffmpeg, ytDlp }: InstalledPrograms,
): Promise<SpeechStatus> {
  return {
    engine,
    engine_problem: engine === null ? null : await findWritingProblem(pg),
    ffmpeg,
    yt_dlp: ytDlp && { ...ytDlp, hosts: [...(lives.ytDlp?.hosts ?? [])] },
    at_once: lives.atOnce,
    audio_days: lives.audioDays,
  }
}
