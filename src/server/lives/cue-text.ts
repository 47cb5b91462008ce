/** `&name;` as used in caption files; any other reference stays as it is written. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    lrm: '',
    rlm: '',
  }),
)

/** Tags in angle brackets of WebVTT and SubRip, including word timings. A "<" that does not open a tag is text. */
const TAG = /<\/?(?:[a-z][^<>]*|\d+:[\d:.]+)?>/gi
/** Position and style commands that SubRip files inherit from other formats: {\an8} */
const BRACES = /\{\\[^{}]*\}/g
/** The speaker, in WebVTT: <v Ana> or <v.loud Ana Beltrão>. */
const VOICE = /<v(?:\.[^\s<>]*)?\s([^<>]+)>/gi

/** Plain text of a line of a cue: no tags, entities decoded, the speaker's name before the words. */
export function cleanLine(line: string): string {
  return line
    .replace(VOICE, (_, name: string) => `${name.trim()}: `)
    .replace(TAG, '')
    .replace(BRACES, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, spellEntity)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

function spellEntity(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? written
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : written
}
