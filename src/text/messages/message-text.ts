import { foldText } from '../fold.ts'

/** The text may contain any of what follows. */
const DECORATED = /[@\n]|:\/\/|www\.|t\.me\//i
const ADDRESS = /(?:https?:\/\/|www\.|\bt\.me\/)\S+/giu
/**
 * The handles that a text answers or was forwarded from; a leading dot makes the answer visible to all. Handles inside
 * the text are part of its content.
 */
const FIRST_HANDLES = /^\s*(?:RT\s+|via\s+)?(?:\.?@[\p{L}\p{N}_.]+[\s:,]*)+/iu
const LAST_HANDLES = /(?:(?:[\s(]+|(?<![\p{L}\p{N}]))(?:via\s+)?@[\p{L}\p{N}_.]+\)?)+\s*$/iu
/** The end of a text that continues elsewhere. */
const DOTS = /(?:…|\.\.\.|\[\.\.\.\]|\[…\])[\s)\]]*$/
/** Not every "continua" is such a mark: "A luta continua". */
const GOES_ON =
  /[\s([–—-]*(?:[([]\s*(?:continua|\+|link na bio|(?:(?:o )?texto completo|[íi]ntegra|(?:o )?resto) n[oa]s? [\p{L} ]{2,20})\s*[)\]]|(?:…|\.{3})\s*\(?(?:continua|(?:ler|ver) mais)|\bcontinua (?:abaixo|no fio|na thread|nos coment[áa]rios)|\bsegue o fio|\b(?:(?:leia|saiba|veja|confira) (?:mais|tudo|[na]{1,2} [íi]ntegra)|continue (?:a ler|lendo))(?: em| n[oa]s? (?:site|link|blog|canal)| aqui| abaixo)?|\bmostrar mais)[\s)\]:.!…>\p{Extended_Pictographic}]*$/iu
/** Number of final characters searched for handles and for a mark. */
const END = 600
const MARK = 60
const MARKED =
  /(?:…|\.\.\.|[)\]]|continua|segue o fio|mais|tudo|ntegra|lendo|a ler|site|link|blog|canal|aqui|abaixo|fio|thread|rios)/i

/** Lines around a message, folded: who forwarded it, and what to follow. */
const HEADER =
  /^(?:encaminhad[oa]s? (?:de|por)|encaminhad[oa]$|mensagem encaminhada|forwarded (?:from|message)|repassando|recebi? assim|fonte |via )/
const FOOTER =
  /^(?:siga|sigam|segue (?:o|a|nosso) (?:canal|pagina|perfil)|me sig[au]|nos sig[au]|inscreva|se inscreva|acompanhe|acesse|entre (?:no|em nosso|para o) (?:canal|grupo)|participe d[oe]|faca parte|assine|compartilh[ea]|repasse|curta |ative o|nosso (?:canal|grupo|telegram|instagram|whatsapp)|canal (?:no|do|oficial)|grupo (?:no|do|oficial)|link (?:na|no|da) bio|clique (?:no|aqui)|saiba mais|leia mais|veja mais|assista (?:ao|no|o video)|fonte |via )/
/** A longer line has content of its own. */
const MAX_LINE_WORDS = 14

/**
 * The content of a post: without addresses, handles at its beginning and end, lines that say who forwarded it or what
 * to follow, and without "(continua)" or "Leia mais". `isCut`: it says that it continues elsewhere.
 */
export function findMessageText(content: string): { text: string; isCut: boolean } {
  if (!DECORATED.test(content)) return dropMark(content)
  const text = dropLastHandles(content.replace(ADDRESS, ' ').replace(FIRST_HANDLES, ' '))
  return dropMark(text.includes('\n') ? dropFrame(text.split('\n')).join('\n') : text)
}

/** Searches only the end, because texts may be long: searching all of it for handles would take quadratic time. */
function dropLastHandles(text: string): string {
  const from = Math.max(0, text.length - END)
  return text.slice(0, from) + text.slice(from).replace(LAST_HANDLES, ' ')
}

function dropMark(text: string): { text: string; isCut: boolean } {
  const from = Math.max(0, text.length - MARK)
  const end = text.slice(from)
  if (!MARKED.test(end)) return { text, isCut: false }
  const kept = end.replace(GOES_ON, '')
  if (kept !== end) return { text: text.slice(0, from) + kept, isCut: true }
  return { text, isCut: DOTS.test(end) }
}

/** Removes the lines around the message, as long as a message remains. */
function dropFrame(lines: readonly string[]): string[] {
  const kept = lines.map((line) => ({ line, folded: foldText(line) })).filter(({ folded }) => folded !== '')
  while (kept.length > 1 && isFrame(kept[0]?.folded ?? '', HEADER)) kept.shift()
  while (kept.length > 1 && isFrame(kept.at(-1)?.folded ?? '', FOOTER)) kept.pop()
  return kept.map(({ line }) => line)
}

const isFrame = (folded: string, pattern: RegExp) =>
  pattern.test(folded) && folded.split(' ', MAX_LINE_WORDS + 1).length <= MAX_LINE_WORDS
