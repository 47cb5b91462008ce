/** Kinds of the words in which two messages differ: whether a word names the subject, or reverses the meaning. */
import { COMMON_STEMS } from '../common-words.ts'
import type { FoldedToken } from '../fold.ts'
import { stemToken } from '../stem.ts'

/** `plain` carries no information; `possibleName` is capitalised where a plain word would be too. */
export const WORD_KINDS = { plain: 0, number: 1, name: 2, possibleName: 3 } as const
export type WordKind = (typeof WORD_KINDS)[keyof typeof WORD_KINDS]

/** Numbers and dates in words. Without "um", which is mostly an article. */
const NUMBER_WORDS = new Set(
  `dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
  dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos trezentos quatrocentos
  quinhentos mil milhao milhoes bilhao bilhoes trilhao trilhoes metade dobro triplo primeiro primeira segundo segunda
  terceiro terceira janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro terca quarta
  quinta sexta sabado domingo hoje ontem anteontem amanha`.split(/\s+/),
)
/** Places that are often written without a capital. */
const PLACES = new Set(
  `acre alagoas amapa amazonas bahia ceara goias maranhao paraiba parana pernambuco piaui rondonia roraima sergipe
  tocantins brasilia salvador fortaleza recife manaus belem goiania maceio natal teresina cuiaba florianopolis
  aracaju curitiba vitoria macapa palmas brasil argentina venezuela cuba china russia ucrania israel`.split(/\s+/),
)
/** Part of a name if capitalised: Rio Grande do Norte. */
const DIRECTIONS = new Set('norte sul leste oeste nordeste sudeste sudoeste centro novo nova alto alta'.split(' '))
/** People and institutions that are often written without a capital. */
const OFTEN_NAMED = new Set(
  `lula bolsonaro dilma temer moraes xandao haddad dino moro dallagnol janja michelle ciro alckmin lira pacheco zema
  tarcisio petistas petista bolsonarista bolsonaristas pt pl psol mdb psdb pdt psb pcdob stf tse pf mst cpi cpmi`.split(
    /\s+/,
  ),
)
export const NEGATIONS = 'nao nunca jamais nem sem ninguem nenhum nenhuma nada'.split(' ')
/** Pairs in which one word instead of the other reverses a sentence. */
export const OPPOSITES =
  `contra favor|mais menos|sim nao|aumenta diminui|aumentar diminuir|aumentou diminuiu|aumento queda|
  subiu caiu|sobe cai|alta baixa|aprovou rejeitou|aprovado rejeitado|aprovada rejeitada|aprovar rejeitar|ganhou perdeu|
  ganha perde|verdade mentira|verdadeiro falso|verdadeira falsa|inocente culpado|legal ilegal|antes depois|com sem|
  abriu fechou|abrir fechar|aberto fechado|melhor pior|sempre nunca|todos ninguem|tudo nada|apoia critica|entrada saida|
  maior menor|comeca termina|comecou terminou|proibiu liberou|proibir liberar|absolvido condenado|defende ataca`
    .split('|')
    .map((pair) => pair.trim().split(' '))

/** Sets in which one word instead of another refers to a different person or thing: units of time, offices, deciding bodies, places. */
export const EXCLUSIVE = `minuto minutos hora horas dia dias semana semanas mes meses ano anos|
  vereador vereadora deputado deputada senador senadora prefeito prefeita governador governadora presidente ministro
  ministra juiz juiza promotor promotora delegado delegada secretario secretaria|
  prefeitura camara senado governo assembleia tribunal supremo congresso ministerio|
  hospital escola creche posto presidio delegacia quartel igreja|manha tarde noite madrugada`
  .split('|')
  .map((words) => words.trim().split(/\s+/))

/** After these a capital is no evidence of a name. */
const SENTENCE_END = /[.!?…:\n"“”|•–—-]/
/** Hashtags at the end, with pictures between them, and the number of final characters searched for them. */
const LAST = 600
const LAST_TAGS = /(?:#[\p{L}\p{N}_]+[^\p{L}\p{N}#@]*)+$/u

/** The kind of each word. In a text in capitals, every word except everyday ones may be a name. */
export function findWordKinds(text: string, tokens: readonly FoldedToken[]): WordKind[] {
  const isCapital = tokens.map(({ start }) => hasCapital(text, start))
  const isShouting = isCapital.filter(Boolean).length * 2 > tokens.length
  const lastTags = findLastTags(text, tokens)
  let after = 0
  return tokens.map((word, at) => {
    const before = text.slice(after, word.start)
    after = word.end
    if (at >= lastTags) return WORD_KINDS.plain
    if (/\d/.test(word.token) || NUMBER_WORDS.has(word.token)) return WORD_KINDS.number
    if (before.endsWith('@') || (before === '_' && isHandle(text, word.start))) return WORD_KINDS.name
    if (before.endsWith('#')) return WORD_KINDS.possibleName
    if (PLACES.has(word.token) || OFTEN_NAMED.has(word.token)) return WORD_KINDS.name
    const begins = at === 0 || SENTENCE_END.test(before)
    if (isCapital[at] && !begins && DIRECTIONS.has(word.token)) return WORD_KINDS.name
    if (!isCapital[at] || COMMON_STEMS.has(stemToken(word.token))) return WORD_KINDS.plain
    if (isShouting) return WORD_KINDS.possibleName
    return begins && !isShouted(text.slice(word.start, word.end)) ? WORD_KINDS.possibleName : WORD_KINDS.name
  })
}

/** Index of the first word of the trailing hashtags, which classify a text, like links. */
function findLastTags(text: string, tokens: readonly FoldedToken[]): number {
  const from = Math.max(0, text.length - LAST)
  const end = LAST_TAGS.exec(text.slice(from))
  if (!end) return tokens.length
  const first = tokens.findIndex(({ start }) => start >= end.index + from)
  return first < 0 ? tokens.length : first
}

function hasCapital(text: string, at: number): boolean {
  const first = text.charAt(at)
  return first !== first.toLowerCase()
}

const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{L}/u.test(word)

/** Whether the word belongs to "@serra_livre". */
const isHandle = (text: string, at: number) => /@[\p{L}\p{N}_]*$/u.test(text.slice(Math.max(0, at - 40), at))
