/** What this installation can capture, and with which transcription engine. */
import type { SpeechStatus } from '../../contract/lives/listening.ts'
import type { Config } from '../config.ts'
import { findWritingProblem } from '../records/lives/live-follow.ts'
import type { Postgres } from '../store/postgres.ts'
import { askInstalledPrograms } from './installed-programs.ts'
import { openSpeechEngine } from './speech/open-engine.ts'

export function openSpeechStatus(pg: Postgres, config: Pick<Config, 'dataDir' | 'media' | 'lives'>) {
  const { ytDlp, atOnce, audioDays } = config.lives
  const engine = openSpeechEngine(config)?.name ?? null
  const readPrograms = askInstalledPrograms(config)
  return {
    /** The engine; null: none is configured. */
    engine,
    async read(): Promise<SpeechStatus> {
      const programs = await readPrograms()
      return {
        engine,
        engine_problem: engine === null ? null : await findWritingProblem(pg),
        ffmpeg: programs.ffmpeg,
        yt_dlp: programs.ytDlp && { ...programs.ytDlp, hosts: [...(ytDlp?.hosts ?? [])] },
        at_once: atOnce,
        audio_days: audioDays,
      }
    },
  }
}
