/** The programs that lives are heard with, and how old they are. */
import { execFile } from 'node:child_process'
import type { Config } from '../config.ts'
import { readYtDlpVersion, type YtDlpVersion } from './stream/yt-dlp.ts'

/** null: not there, or not configured. */
export type InstalledPrograms = { ffmpeg: string | null; ytDlp: YtDlpVersion | null }

const FRESH_MS = 60_000
const TIMEOUT_MS = 10_000

/**
 * What the programs themselves answer, asked at once and then once a minute at most, while somebody wants to know. An older
 * answer is given meanwhile: yt-dlp takes a second to start, and a screen is not drawn later for that.
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

/** "ffmpeg version 7.1-static Copyright …" → "7.1-static"; null: there is none. */
function readFfmpegVersion(ffmpeg: string): Promise<string | null> {
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } } as const
  return new Promise((done) => {
    execFile(ffmpeg, ['-version'], options, (error, output) => {
      done(error ? null : (/^ffmpeg version (\S{1,60})/.exec(output)?.[1] ?? null))
    })
  })
}
