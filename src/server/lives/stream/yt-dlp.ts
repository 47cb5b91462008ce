/** The operator's yt-dlp: reads the page of a video site. A separate program, started without a shell. */
import { execFile } from 'node:child_process'
import { z } from 'zod'
import { StreamError } from './stream-error.ts'

export type VideoPage = {
  /** The audio stream; null: it has not begun, or there is none. */
  stream: { url: string; isPlaylist: boolean; headers: Record<string, string> } | null
  isLive: boolean
  isUpcoming: boolean
  /** When it begins or began. */
  startsAt: Date | null
  title: string | null
  description: string | null
  channelTitle: string | null
}

const TIMEOUT_MS = 90_000
const MAX_OUTPUT = 32_000_000
const DAY_MS = 86_400_000

const textOrNull = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, most) || null)
    .nullable()
    .catch(null)
const seconds = z
  .number()
  .positive()
  .max(8_000_000_000)
  .transform((value) => new Date(value * 1000))
  .nullable()
  .catch(null)

const Format = z.object({
  url: z.string().regex(/^https?:/),
  protocol: z.string(),
  acodec: z.string().nullish(),
  vcodec: z.string().nullish(),
  tbr: z.number().nullish(),
  http_headers: z.record(z.string(), z.string()).catch({}),
})
type Format = z.infer<typeof Format>

const Answer = z.object({
  title: textOrNull(300),
  description: textOrNull(5_000),
  channel: textOrNull(200),
  uploader: textOrNull(200),
  live_status: z.string().nullable().catch(null),
  is_live: z.boolean().nullable().catch(null),
  release_timestamp: seconds,
  formats: z.array(z.unknown()).max(5_000).catch([]),
})

/** @throws StreamError */
export async function readVideoPage(ytDlp: string, address: string, signal: AbortSignal): Promise<VideoPage> {
  const args = [
    ...['--ignore-config', '--no-warnings', '--no-progress', '--no-playlist', '--skip-download'],
    // A live that has not begun has no formats, but has its start time.
    ...['--dump-single-json', '--ignore-no-formats-error', '--socket-timeout', '20'],
    // Without the generic extractor: it would follow any address that a page names.
    ...['--use-extractors', 'default,-generic', '--js-runtimes', `node:${process.execPath}`],
    ...['--', address],
  ]
  const said = parseJson(await run(ytDlp, args, signal))
  const answer = Answer.safeParse(said)
  if (!answer.success) throw new StreamError('O yt-dlp respondeu algo que não se entende; atualize-o.')
  const { title, description, channel, uploader, live_status, is_live, release_timestamp, formats } = answer.data
  const isUpcoming = live_status === 'is_upcoming'
  // With a single address the response is itself the format.
  const listed = formats.length > 0 ? formats : [said]
  return {
    title,
    description,
    channelTitle: channel ?? uploader,
    isLive: is_live ?? live_status === 'is_live',
    isUpcoming,
    startsAt: release_timestamp,
    stream: isUpcoming ? null : chooseStream(listed),
  }
}

/** An audio-only format if there is one, otherwise the smallest picture with sound. */
function chooseStream(listed: readonly unknown[]): VideoPage['stream'] {
  const formats = listed.flatMap((one) => Format.safeParse(one).data ?? [])
  const usable = formats.filter(
    ({ protocol, acodec }) => /^(https?|m3u8|m3u8_native)$/.test(protocol) && acodec !== 'none',
  )
  const alone = usable.filter(({ vcodec }) => vcodec === 'none')
  const [best] = (alone.length > 0 ? alone : usable).toSorted((a, b) => badness(a) - badness(b))
  return best ? { url: best.url, isPlaylist: best.protocol.startsWith('m3u8'), headers: pickHeaders(best) } : null
}

/** Bit rate above need, in kilobits a second; below 48 speech suffers. */
const badness = ({ tbr }: Format) => (tbr ? (tbr < 48 ? 10_000 - tbr : tbr) : 5_000)

const PASSED_ON = new Set(['user-agent', 'referer', 'origin'])

const pickHeaders = ({ http_headers }: Format) =>
  Object.fromEntries(
    Object.entries(http_headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => PASSED_ON.has(name) && /^[\x20-\x7e]{1,500}$/.test(value)),
  )

export type YtDlpVersion = { version: string; age_days: number | null }

/** Versions are dates. null: it does not respond. */
export async function readYtDlpVersion(ytDlp: string, now: Date): Promise<YtDlpVersion | null> {
  const version = (await run(ytDlp, ['--version']).catch(() => '')).trim().slice(0, 40)
  if (version === '') return null
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})/.exec(version) ?? []
  const released = year ? Date.parse(`${year}-${month}-${day}`) : Number.NaN
  return {
    version,
    age_days: Number.isNaN(released) ? null : Math.max(0, Math.floor((now.getTime() - released) / DAY_MS)),
  }
}

function run(program: string, args: string[], signal?: AbortSignal): Promise<string> {
  const { PATH, HOME } = process.env
  const limits = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const
  return new Promise((done, failed) => {
    execFile(program, args, { env: { PATH, HOME }, signal, ...limits }, (error, output, said) => {
      if (!error) done(output)
      else if (signal?.aborted) failed(new StreamError('A leitura da página foi interrompida.'))
      else if (error.code === 'ENOENT' || error.code === 'EACCES')
        failed(new StreamError('O yt-dlp não foi encontrado; confira YTDLP_PATH.', { lasting: true }))
      else failed(error.killed ? new StreamError('O yt-dlp demorou demais.') : describeRefusal(said))
    })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** yt-dlp's messages in the reader's language: its own wording changes from version to version. */
const REFUSALS: [RegExp, string][] = [
  [/private video|video is private/i, 'O vídeo é privado.'],
  [/members[- ]only|join this channel/i, 'O vídeo é só para membros do canal.'],
  [/confirm you.re not a bot|sign in to confirm|log ?in required/i, 'O site pede que se entre com uma conta.'],
  [/age[- ]restricted|confirm your age/i, 'O vídeo tem restrição de idade.'],
  [/has been removed|video unavailable|not available|does not exist|HTTP Error 404/i, 'O vídeo não está disponível.'],
  // From versions before it was given a JavaScript runtime.
  [/no such option/i, 'O yt-dlp desta máquina é antigo demais; atualize-o.'],
  [/unsupported url|no suitable extractor/i, 'O yt-dlp não conhece este site.'],
]
/** Transient errors. */
const PASSING = /confirm you.re not a bot|sign in to confirm|timed out|HTTP Error (429|5\d\d)|unable to download/i

function describeRefusal(said: string): StreamError {
  const sentence = REFUSALS.find(([pattern]) => pattern.test(said))?.[1]
  if (sentence) return new StreamError(sentence, { lasting: !PASSING.test(said) })
  return new StreamError('O yt-dlp não conseguiu abrir o endereço; confira se ele está atualizado.')
}
