/** Filters a playlist for the parser, which takes quadratic time for some lines that an untrusted server may send. */
import { StreamError } from './stream-error.ts'

/** Tags that are read; some of the others take time quadratic in their number. */
const READ =
  /^#EXT(?:M3U|INF|-X-(?:TARGETDURATION|MEDIA-SEQUENCE|DISCONTINUITY-SEQUENCE|DISCONTINUITY|ENDLIST|PLAYLIST-TYPE|BYTERANGE|KEY|MAP|STREAM-INF|MEDIA|DEFINE))(?=[:\s]|$)/
const TITLED = /^#EXT(?:M3U|INF)/
const MAX_LINE = 65_536
/** For an attribute list the parser searches the next "=" from every comma, and the end from every space. */
const MAX_LOOSE_COMMAS = 16
const MANY_SPACES = /\s{64}/
const VARIABLE = '#EXT-X-DEFINE'
/** A variable may be in every line: the expanded size is limited by their number, their length and that of the playlist. */
const MAX_VARIABLES = 8
const MAX_VARIABLE = 300
const MAX_WITH_VARIABLES = 200_000

/** The lines that the parser needs. @throws StreamError for a playlist that would block the process */
export function keepHarmless(text: string): string {
  let variables = 0
  const kept: string[] = []
  for (const untrimmed of text.split('\n')) {
    const line = untrimmed.trim()
    if (line === '' || (line.startsWith('#') && !READ.test(line))) continue
    if (line.length > MAX_LINE) throw damaged()
    if (line.startsWith('#') && !TITLED.test(line) && isCostly(line)) throw damaged()
    if (line.startsWith(VARIABLE)) {
      variables += 1
      if (line.length > MAX_VARIABLE) throw damaged()
    }
    kept.push(line)
  }
  if (variables > MAX_VARIABLES || (variables > 0 && text.length > MAX_WITH_VARIABLES)) throw damaged()
  return `${kept.join('\n')}\n`
}

function isCostly(line: string): boolean {
  if (MANY_SPACES.test(line)) return true
  const rest = line.slice(line.lastIndexOf('=') + 1).replace(/^"[^"]*"/, '')
  return rest.split(',', MAX_LOOSE_COMMAS + 2).length > MAX_LOOSE_COMMAS + 1
}

export const damaged = () => new StreamError('A transmissão enviou dados que não puderam ser lidos.')
