/** Detects words that may have been meant as something else: nothing is refused, only reported. Pure. */
import { describeField, type FieldName, findField, foldName, listFieldWords } from '../fields/fields.ts'
import { findNearest } from '../fields/nearest-word.ts'
import { isKeyword, readField } from '../lex.ts'
import { MAX_COUNTED, type QueryToken } from '../query-tokens.ts'
import { LARGEST_GAP, MAX_NEAR_WORDS, MIN_PREFIX, MIN_SIMILAR, readPhrase, readWord } from '../terms.ts'
import { printPlainly } from './field-problems.ts'
import { replaceAt, type SearchProblem } from './problem.ts'

type WordToken = Extract<QueryToken, { type: 'word' }>

/** Names that other programs and people use for our fields. */
const OTHER_NAMES: Readonly<Record<string, FieldName>> = {
  ...{ autor: 'pessoa', autora: 'pessoa', author: 'pessoa', nome: 'pessoa', name: 'pessoa', politico: 'pessoa' },
  ...{ from: 'conta', perfil: 'conta', usuario: 'conta', canal: 'conta', channel: 'conta', sigla: 'partido' },
  ...{ antes: 'ate', depois: 'de', 'a-partir-de': 'de', dia: 'em', mes: 'em', ano: 'em', periodo: 'em' },
  ...{ date: 'em', day: 'em', month: 'em', year: 'em', horario: 'hora', midia: 'tem', media: 'tem', tipo: 'tem' },
  ...{ filter: 'tem', type: 'tem', discurso: 'odio', retweets: 'compartilhamentos', rts: 'compartilhamentos' },
  ...{ retuites: 'compartilhamentos', encaminhamentos: 'compartilhamentos', replies: 'comentarios' },
  ...{ respostas: 'comentarios', 'min-faves': 'curtidas', faves: 'curtidas', sex: 'genero', city: 'uf' },
}

/** Names that people put before words to search for them in a place. */
const PLACES: Readonly<Record<string, 'texto' | 'imagem' | 'fala'>> = {
  ...{
    imagem: 'imagem',
    image: 'imagem',
    foto: 'imagem',
    ocr: 'imagem',
    print: 'imagem',
    card: 'imagem',
    meme: 'imagem',
  },
  ...{ texto: 'texto', text: 'texto', fala: 'fala', audio: 'fala', video: 'fala', transcricao: 'fala' },
}

export function checkNear(
  { start, end, inner, near }: Extract<QueryToken, { type: 'quoted' }>,
  text: string,
): SearchProblem | null {
  const phrase = near && readPhrase(inner)
  if (!near || phrase?.type !== 'phrase') return null
  const tooMany = phrase.tokens.length > MAX_NEAR_WORDS
  if (!tooMany && near.gap <= LARGEST_GAP) return null
  const message = tooMany
    ? `Palavras próximas podem ser até ${MAX_NEAR_WORDS}; aqui são ${phrase.tokens.length}.`
    : `Entre palavras próximas podem estar até ${LARGEST_GAP} outras; aqui são ${near.gap}.`
  const mended = tooMany ? `"${inner}"` : `"${inner}"~${near.ordered ? '>' : ''}${LARGEST_GAP}`
  const label = tooMany ? 'Buscar como frase' : `Usar ${LARGEST_GAP}`
  return {
    ...{ start, end, message, refused: true },
    repairs: [{ label, text: replaceAt(text, { start, end }, mended) }],
  }
}

/** Plain words, which are most of them, cannot have the problems below. */
const PLAIN = /^[a-zà-ÿ0-9]+$/i

/** @param canBegin whether stars are operators here, not marks of bold text */
export function checkWord(
  token: WordToken,
  next: QueryToken | undefined,
  { text, canBegin }: { text: string; canBegin: boolean },
): SearchProblem | null {
  if (PLAIN.test(token.inner)) return null
  return (
    checkGap(token, next, text) ??
    checkAtLeast(token, text) ??
    checkPlace(token, next, text) ??
    checkName(token, text) ??
    checkMistakes(token, text) ??
    (canBegin ? checkStar(token, text) : null)
  )
}

/** "partido: PT", and "partido:" that no value can follow. */
function checkGap({ start, end, inner }: WordToken, next: QueryToken | undefined, text: string): SearchProblem | null {
  const name = inner.endsWith(':') ? findField(inner.slice(0, -1)) : undefined
  if (name === undefined) return null
  if ((next?.type !== 'word' && next?.type !== 'quoted') || isKeyword(next.inner)) {
    const word = inner.slice(0, -1)
    return {
      ...{ start, end, refused: false },
      message: `Falta o valor de “${name}:”, como em ${describeField(name).example}: “${word}” é buscado como palavra.`,
      repairs: [{ label: `Buscar “${word}”`, text: replaceAt(text, { start, end }, word) }],
    }
  }
  if (!readField(name, [next.inner])) return null
  const field = printPlainly(name, [next.inner])
  return {
    ...{ start, end, refused: false },
    message: `Depois de “${inner}” há um espaço: o texto é buscado como palavras.`,
    repairs: [{ label: `Usar ${field}`, text: replaceAt(text, { start, end: next.end }, field) }],
  }
}

/** "0de{a, b}" */
function checkAtLeast({ start, inner }: WordToken, text: string): SearchProblem | null {
  const [brace, count] = /^(\d{1,9})(?:de|of)\{/.exec(inner) ?? []
  if (brace === undefined || count === undefined) return null
  const end = start + brace.length
  const [inside = ''] = text.slice(end).split('}')
  const most = inside.split(',').length
  const mended = Number(count) === 0 || most < 2 ? '{' : `${Math.min(most, MAX_COUNTED)}de{`
  return {
    ...{ start, end, refused: false },
    message: `Em “${brace}…}” o número vai de 1 a ${MAX_COUNTED}: o texto é buscado como palavras.`,
    repairs: [{ label: `Usar ${mended}…}`, text: replaceAt(text, { start, end }, mended) }],
  }
}

/** "imagem:fraude". Repairable only if it is the whole search: `onde:` applies to all words beside it, and to none after a minus. */
function checkPlace(
  { start, end, inner }: WordToken,
  next: QueryToken | undefined,
  text: string,
): SearchProblem | null {
  const [, name, value] = /^(\p{L}{3,20}):(?!\/)(.*)$/u.exec(inner) ?? []
  if (name === undefined) return null
  const folded = foldName(name)
  const place = Object.hasOwn(PLACES, folded) ? PLACES[folded] : undefined
  const isFollowed = value !== '' || (next?.start === end && (next.type === 'quoted' || next.type === 'sign'))
  if (place === undefined || !isFollowed) return null
  const isAlone = text.trim() === inner
  return {
    ...{ start, end: start + name.length, refused: false },
    message: `Não há o campo “${name}”: o texto é buscado como palavras. onde:${place} vale para todas as palavras ao lado.`,
    repairs: isAlone
      ? [
          {
            label: `Usar onde:${place}`,
            text: replaceAt(text, { start, end: start + name.length + 1 }, `onde:${place} `),
          },
        ]
      : [],
  }
}

/** Looks like a field but is not one. Addresses and times of day are exempt. */
function checkName({ start, end, inner }: WordToken, text: string): SearchProblem | null {
  const [, name] = /^(\p{L}[\p{L}_-]{1,30}):[^/]/u.exec(inner) ?? []
  if (name === undefined) return null
  const field = findMeant(foldName(name.replaceAll('_', '-')))
  if (field === undefined) return null
  return {
    ...{ start, end: Math.min(end, start + name.length), refused: false },
    message: `Não há o campo “${name}”: o texto é buscado como palavras.`,
    repairs: [{ label: `Usar ${field}:`, text: replaceAt(text, { start, end: start + name.length }, field) }],
  }
}

function findMeant(folded: string): FieldName | undefined {
  const other = Object.hasOwn(OTHER_NAMES, folded) ? OTHER_NAMES[folded] : undefined
  if (other !== undefined || folded.length < 3) return other
  const nearest = findNearest(folded, listFieldWords(), folded.length < 6 ? 1 : 2)
  return nearest === null ? undefined : findField(nearest)
}

/** "vacina~3", "urna~1": the index sees a word and a number. */
function checkMistakes({ start, end, inner }: WordToken, text: string): SearchProblem | null {
  const [, word = '', typed] = /^([\p{L}\p{M}\p{N}]+)~(\d{1,4})$/u.exec(inner) ?? []
  if (typed === undefined || readWord(inner, true)?.type === 'similar') return null
  const isShort = [...word].length < MIN_SIMILAR
  const mended = isShort || Number(typed) === 0 ? word : `${word}~2`
  return {
    ...{ start, end, refused: false },
    message: isShort
      ? `Só palavras de ${MIN_SIMILAR} letras ou mais podem ter letras trocadas: o texto é buscado como está.`
      : 'São uma ou duas letras de distância: o texto é buscado como está.',
    repairs: [{ label: `Usar ${mended}`, text: replaceAt(text, { start, end }, mended) }],
  }
}

/** "va*", "v*a" */
function checkStar({ start, end, inner }: WordToken, text: string): SearchProblem | null {
  if (!/^[\p{L}\p{M}\p{N}]*\*+[\p{L}\p{M}\p{N}]*$/u.test(inner)) return null
  const read = readWord(inner, true)
  if (!read || read.type === 'prefix' || read.type === 'pattern') return null
  const plain = inner.replaceAll('*', ' ').trim()
  return {
    ...{ start, end, refused: false },
    message: `Um * vale por letras no começo, no meio ou no fim de uma palavra, ao lado de ${MIN_PREFIX} letras ou mais: aqui não vale.`,
    repairs: [{ label: `Usar ${plain}`, text: replaceAt(text, { start, end }, plain) }],
  }
}
