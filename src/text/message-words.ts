import { foldText } from './fold.ts'

/** Anything below may be in it. */
const DECORATED = /[@\n]|:\/\/|www\.|t\.me\//i
const ADDRESS = /(?:https?:\/\/|www\.|\bt\.me\/)\S+/giu
/** Not the part of a mail address after its name. */
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/gu
const RETWEET = /^\s*RT @\w+:?/
/** The end of a text of which the rest stands elsewhere. */
const CUT = /(?:…|\.\.\.|\[\.\.\.\]|\[…\])\s*(?:(?:leia|ver|veja|continue) (?:mais|lendo))?[\s)\]]*$/i

/** Lines around a message, in folded form: who passed it on, and what to follow. */
const HEADER =
  /^(?:encaminhad[oa]s? (?:de|por)|encaminhad[oa]$|mensagem encaminhada|forwarded (?:from|message)|repassando|recebi? assim|fonte |via )/
const FOOTER =
  /^(?:siga|sigam|segue (?:o|a|nosso) (?:canal|pagina|perfil)|me sig[au]|nos sig[au]|inscreva|se inscreva|acompanhe|acesse|entre (?:no|em nosso|para o) (?:canal|grupo)|participe d[oe]|faca parte|assine|compartilh[ea]|repasse|curta |ative o|nosso (?:canal|grupo|telegram|instagram|whatsapp)|canal (?:no|do|oficial)|grupo (?:no|do|oficial)|link (?:na|no|da) bio|clique (?:no|aqui)|saiba mais|leia mais|veja mais|assista (?:ao|no|o video)|fonte |via )/
/** A longer line has something to say of its own. */
const MOST_LINE_WORDS = 14

/**
 * The folded words of a message, joined by one space: without addresses, handles, and lines at its beginning and end that
 * say who passed it on or what to follow. `isCut`: the text says that it goes on elsewhere. `known`: the text folded whole.
 */
export function findMessageWords(content: string, known?: string): { words: string; isCut: boolean } {
  // Most posts are plain sentences, and imports are long.
  if (known !== undefined && !DECORATED.test(content)) return { words: known, isCut: isCutOff(content) }
  const text = content.replace(ADDRESS, ' ').replace(RETWEET, ' ').replace(HANDLE, ' ')
  const lines = text.includes('\n') ? dropFrame(text.split('\n')) : [text]
  return { words: foldText(lines.join('\n')), isCut: isCutOff(lines.at(-1) ?? '') }
}

const isCutOff = (text: string) => (text.includes('…') || text.includes('...')) && CUT.test(text)

/** Without the lines around the message, as long as there is a message. */
function dropFrame(lines: readonly string[]): string[] {
  const kept = lines.map((line) => ({ line, folded: foldText(line) })).filter(({ folded }) => folded !== '')
  while (kept.length > 1 && isFrame(kept[0]?.folded ?? '', HEADER)) kept.shift()
  while (kept.length > 1 && isFrame(kept.at(-1)?.folded ?? '', FOOTER)) kept.pop()
  return kept.map(({ line }) => line)
}

const isFrame = (folded: string, pattern: RegExp) =>
  pattern.test(folded) && folded.split(' ', MOST_LINE_WORDS + 1).length <= MOST_LINE_WORDS
