/** Detects unmatched brackets and quotation marks: their meaning is guessed where possible, and reported. Pure. */
import { QUOTATION_MARKS, type QueryToken } from '../query-tokens.ts'
import { replaceAt, type SearchProblem } from './problem.ts'

type Bracket = QueryToken & { readonly type: 'sign' | 'brace' | 'endBrace' }

/** The first of each kind: each kind of problem is reported once. */
export function listLonelyBrackets(text: string, tokens: readonly QueryToken[]): SearchProblem[] {
  const open: Bracket[] = []
  let lonely: Bracket | null = null
  for (const token of tokens) {
    if (!isBracket(token) || isFace(text, token)) continue
    if (opens(token)) open.push(token)
    // A brace closes only an open one; otherwise it is a letter.
    else if (!open.pop()) lonely ??= token
  }
  const quoted = tokens.find((token) => token.type === 'quoted' && isOpen(text, token))
  return [lonely && tellLonely(text, lonely), tellOpen(text, open), quoted && tellOpenQuote(text, quoted)].filter(
    (problem) => problem !== null && problem !== undefined,
  )
}

const isBracket = (token: QueryToken): token is Bracket =>
  token.type === 'brace' || token.type === 'endBrace' || (token.type === 'sign' && token.sign !== '|')

const opens = (token: Bracket) => token.type === 'brace' || (token.type === 'sign' && token.sign === '(')

/** ":)" and "=(" are emoticons, which occur in pasted texts; "imagem:(a" is not one. */
const isFace = (text: string, { start, end }: Bracket) =>
  /[:;=]['-]?$/.test(text.slice(Math.max(0, start - 2), start)) && !/^\(\S/.test(text.slice(start, end + 1))

/** "=“", or a quotation mark followed by text up to the end. */
const isOpen = (text: string, { start, end }: QueryToken) => {
  const written = text.slice(start, end)
  return (written.match(QUOTATION_MARKS)?.length ?? 0) === 1 && /[\p{L}\p{N}]/u.test(written)
}

const tellLonely = (text: string, token: Bracket): SearchProblem => ({
  ...{ start: token.start, end: token.end, refused: false },
  message: 'Este parêntese não foi aberto: a busca é feita sem ele.',
  repairs: [{ label: 'Tirar', text: replaceAt(text, token, '') }],
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

const tellOpenQuote = (text: string, { start }: QueryToken): SearchProblem => ({
  ...{
    start,
    end: text.length,
    refused: false,
    message: 'Estas aspas não são fechadas: a frase vai até o fim da busca.',
  },
  repairs: [{ label: 'Fechar no fim', text: `${text.trimEnd()}"` }],
})
