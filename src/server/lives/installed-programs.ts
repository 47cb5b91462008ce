/** The programs used to capture lives, and their versions. */
import { execFile } from 'node:child_process'
import type { Config } from '../config.ts'
import { readYtDlpVersion, type YtDlpVersion } from './stream/yt-dlp.ts'

/** null: not found, or not configured. */
export type InstalledPrograms = { ffmpeg: string | null; ytDlp: YtDlpVersion | null }

const FRESH_MS = 60_000
const TIMEOUT_MS = 10_000

/**
 * Versions as reported by the programs, queried at once and then at most once a minute, while they are requested. Meanwhile an older
 * result is returned: yt-dlp takes a second to start, and no screen may wait for that.
 * @param now milliseconds
 */
export function askInstalledPrograms(
  { media, lives }: Pick<Config, 'media' | 'lives'>,
  now: () => number = () => performance.now(),
): () => Promise<InstalledPrograms> {
  const ask = async (): Promise<InstalledPrograms> => {
    const [ffmpeg, ytDlp] = await Promise.all([
      readFfmpegVersion(media.ffmpeg),
      lives.ytDlp ? readYtDlpVersion(lives.ytDlp.path, new Date()) : null,
    ])
    return { ffmpeg, ytDlp }
  }
  let askedAt = now()
  let latest = ask()
  return () => {
    const known = latest
    if (now() - askedAt > FRESH_MS) {
      askedAt = now()
      void ask().then((answer) => {
        latest = Promise.resolve(answer)
      })
    }
    return known
  }
}

/** "ffmpeg version 7.1-static Copyright …" → "7.1-static"; null: not found. */
function readFfmpegVersion(ffmpeg: string): Promise<string | null> {
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } } as const
  return new Promise((done) => {
    execFile(ffmpeg, ['-version'], options, (error, output) => {
      done(error ? null : (/^ffmpeg version (\S{1,60})/.exec(output)?.[1] ?? null))
    })
  })
}
