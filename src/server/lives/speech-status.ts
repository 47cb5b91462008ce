/** What this installation can hear and who writes. */
import { execFile } from 'node:child_process'
import type { SpeechStatus } from '../../contract/listening.ts'
import type { Config } from '../config.ts'
import { findWritingProblem } from '../records/live-follow.ts'
import type { Postgres } from '../store/postgres.ts'
import { openSpeechEngine } from './speech/open-engine.ts'
import { readYtDlpVersion } from './stream/yt-dlp.ts'

type Settings = Pick<Config, 'dataDir' | 'media' | 'lives'>

const TIMEOUT_MS = 10_000

/** Asks the programs themselves; a second or two where they are slow to start. */
export async function readSpeechStatus(pg: Postgres, config: Settings): Promise<SpeechStatus> {
  const { ytDlp, atOnce, audioDays } = config.lives
  const engine = openSpeechEngine(config)
  const [ffmpeg, version, problem] = await Promise.all([
    readFfmpegVersion(config.media.ffmpeg),
    ytDlp ? readYtDlpVersion(ytDlp.path, new Date()) : null,
    findWritingProblem(pg),
  ])
  await engine?.close?.()
  return {
    engine: engine?.name ?? null,
    engine_problem: engine && problem,
    ffmpeg,
    yt_dlp: version && { ...version, hosts: [...(ytDlp?.hosts ?? [])] },
    at_once: atOnce,
    audio_days: audioDays,
  }
}

/** "ffmpeg version 7.1-static Copyright …" → "7.1-static"; null: there is none. */
function readFfmpegVersion(ffmpeg: string): Promise<string | null> {
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } } as const
  return new Promise((done) => {
    execFile(ffmpeg, ['-version'], options, (error, output) => {
      done(error ? null : (/^ffmpeg version (\S{1,60})/.exec(output)?.[1] ?? null))
    })
  })
}
