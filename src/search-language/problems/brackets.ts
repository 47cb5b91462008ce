/** Detects unmatched brackets and quotation marks: their meaning is guessed where possible, and reported. Pure. */
import { type Piece, QUOTATION_MARKS } from '../pieces.ts'
import { replaceAt, type SearchProblem } from './problem.ts'

type Bracket = Piece & { readonly type: 'sign' | 'brace' | 'endBrace' }

/** The first of each kind: each kind of problem is reported once. */
export function listLonelyBrackets(text: string, pieces: readonly Piece[]): SearchProblem[] {
  const open: Bracket[] = []
  let lonely: Bracket | null = null
  for (const piece of pieces) {
    if (!isBracket(piece) || isFace(text, piece)) continue
    if (opens(piece)) open.push(piece)
    // A brace closes only an open one; otherwise it is a letter.
    else if (!open.pop()) lonely ??= piece
  }
  const quoted = pieces.find((piece) => piece.type === 'quoted' && isOpen(text, piece))
  return [lonely && tellLonely(text, lonely), tellOpen(text, open), quoted && tellOpenQuote(text, quoted)].filter(
    (problem) => problem !== null && problem !== undefined,
  )
}

const isBracket = (piece: Piece): piece is Bracket =>
  piece.type === 'brace' || piece.type === 'endBrace' || (piece.type === 'sign' && piece.sign !== '|')

const opens = (piece: Bracket) => piece.type === 'brace' || (piece.type === 'sign' && piece.sign === '(')

/** ":)" and "=(" are emoticons, which occur in pasted texts; "imagem:(a" is not one. */
const isFace = (text: string, { start, end }: Bracket) =>
  /[:;=]['-]?$/.test(text.slice(Math.max(0, start - 2), start)) && !/^\(\S/.test(text.slice(start, end + 1))

/** "=“", or a quotation mark followed by text up to the end. */
const isOpen = (text: string, { start, end }: Piece) => {
  const written = text.slice(start, end)
  return (written.match(QUOTATION_MARKS)?.length ?? 0) === 1 && /[\p{L}\p{N}]/u.test(written)
}

const tellLonely = (text: string, piece: Bracket): SearchProblem => ({
  ...{ start: piece.start, end: piece.end, refused: false },
  message: 'Este parêntese não foi aberto: a busca é feita sem ele.',
  repairs: [{ label: 'Tirar', text: replaceAt(text, piece, '') }],
})

/** Reports the first of them; the repair closes all. */
function tellOpen(text: string, open: readonly Bracket[]): SearchProblem | null {
  const first = open[0]
  if (!first) return null
  const closing = open.map(({ type }) => (type === 'brace' ? '}' : ')')).reverse()
  const name = first.type === 'brace' ? 'Esta chave não é fechada' : 'Este parêntese não é fechado'
  return {
    ...{ start: first.start, end: first.end, refused: false, message: `${name}: vale até o fim da busca.` },
    repairs: [{ label: 'Fechar no fim', text: text.trimEnd() + closing.join('') }],
  }
}

const tellOpenQuote = (text: string, { start }: Piece): SearchProblem => ({
  ...{
    start,
    end: text.length,
    refused: false,
    message: 'Estas aspas não são fechadas: a frase vai até o fim da busca.',
  },
  repairs: [{ label: 'Fechar no fim', text: `${text.trimEnd()}"` }],
})
