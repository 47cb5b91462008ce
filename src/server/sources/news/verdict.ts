import type { Verdict } from '../../../contract/news/imported-news.ts'
import { foldText } from '../../../text/fold.ts'

/**
 * Verdicts in the words of Brazilian fact-checkers (Lupa, Aos Fatos, Truco, Estadão Verifica, Fato ou Fake, Comprova,
 * UOL Confere, Boatos.org, AFP Checamos) and of international ones, folded. A verdict begins with one of these.
 */
const WORDS: readonly [verdict: Verdict, begins: readonly string[]][] = [
  [
    'outro',
    ['verdadeiro mas', 'verdade mas', 'meia verdade', 'nao e bem assim', 'parcialmente', 'partly', 'half true'],
  ],
  ['outro', ['mostly true', 'falso mas', 'ainda e cedo', 'sem provas', 'falta de provas', 'mixture', 'exagerad']],
  [
    'falso',
    [
      ...['falso', 'falsa', 'fake', 'e falso', 'e fake', 'fato falso', 'noticia falsa', 'mentira', 'boato', 'e boato'],
      ...['nao e verdade', 'nao e verdadeir', 'inventad', 'false', 'pants on fire', 'mostly false', 'hoax', 'fabricad'],
    ],
  ],
  [
    'enganoso',
    [
      ...['enganos', 'engana', 'distorcid', 'fora de contexto', 'sem contexto', 'falta contexto', 'descontextualizad'],
      ...['manipulad', 'montagem', 'alterad', 'adulterad', 'trucad', 'misleading', 'missing context', 'out of context'],
      ...['altered', 'conteudo manipulado', 'conteudo enganoso', 'conteudo alterado', 'deepfake'],
    ],
  ],
  ['verdadeiro', ['verdadeir', 'verdade', 'fato', 'e fato', 'correto', 'comprovad', 'true', 'e verdade']],
]

/** The text of a verdict, and its value on the checker's scale if there is one. */
export type Rating = { text: string; value?: unknown; worst?: unknown; best?: unknown }

/**
 * The class of a verdict; null when there is none. The words decide: numbers are unreliable (in one collection "falso" is 1 of 5,
 * 1 of 8 and 4 of 6), so the number counts only without words, and only at the very ends of the scale.
 */
export function parseVerdict({ text, value, worst, best }: Rating): Verdict | null {
  const folded = foldText(text)
  if (/[a-z]/.test(folded)) {
    return WORDS.find(([, begins]) => begins.some((word) => folded.startsWith(word)))?.[0] ?? 'outro'
  }
  const [number, low, high] = [readNumber(value ?? text), readNumber(worst) ?? 1, readNumber(best) ?? 5]
  if (number === null || low >= high || number < low || number > high) return null
  if (number === low) return 'falso'
  return number === high ? 'verdadeiro' : 'outro'
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\s*-?\d+([.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : null
}
