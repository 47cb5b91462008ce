/** A second implementation of highlighting: character by character, one term after the other. */
import type { SearchNode } from '../../../src/search-language/ast.ts'
import { foldTokens } from '../../../src/text/fold.ts'
import { findLetters, findNames, isWord, type Leaf, type Place } from '../../second-reading.ts'

/** Wanted terms; excluded ones are never highlighted. */
function listWanted(node: SearchNode): Leaf[] {
  if (node.type === 'not') return []
  return 'children' in node ? node.children.flatMap(listWanted) : [node]
}

/** One byte per character: 1 if it is highlighted. */
export function readMarks(tree: SearchNode, text: string): Uint8Array {
  const marks = new Uint8Array(text.length)
  for (const leaf of listWanted(tree)) for (const { start, end } of findPlaces(leaf, text)) marks.fill(1, start, end)
  return marks
}

function findPlaces(leaf: Leaf, text: string): Place[] {
  const words = foldTokens(text)
  switch (leaf.type) {
    case 'word':
    case 'prefix':
    case 'pattern':
    case 'similar':
      return words.filter(({ token }) => isWord(leaf, token))
    case 'phrase':
      return words.flatMap((_, at) => {
        const found = words.slice(at, at + leaf.tokens.length)
        return leaf.tokens.every((token, i) => found[i]?.token === token)
          ? [{ start: found[0]?.start ?? 0, end: found.at(-1)?.end ?? 0 }]
          : []
      })
    case 'near':
      return findNearPlaces(leaf, words)
    case 'letters':
      return findLetters(text, leaf.text)
    case 'symbol':
      return findSigns(text, leaf.text)
    case 'field': {
      const sign = leaf.name === 'hashtag' ? '#' : leaf.name === 'mencao' ? '@' : null
      if (sign === null) return []
      const plain = (name: string) =>
        sign === '@' ? name.toLowerCase() : name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return findNames(text, sign).filter(({ name }) => leaf.values.some((value) => plain(value) === plain(name)))
    }
  }
}

type Word = Place & { readonly token: string }

/** For each permitted order and each end position, the nearest beginning; without the words in between. */
function findNearPlaces({ tokens, gap, ordered }: Extract<Leaf, { type: 'near' }>, words: readonly Word[]): Place[] {
  const begins = (end: number, left: readonly string[]): number[] => {
    if (words[end]?.token !== left.at(-1)) return []
    if (left.length === 1) return [end]
    return Array.from({ length: gap + 1 }, (_, between) => begins(end - 1 - between, left.slice(0, -1))).flat()
  }
  const orders = ordered ? [tokens] : listOrders(tokens)
  return orders.flatMap((order) =>
    words.flatMap((_, end) => {
      const found = begins(end, order)
      const span = found.length === 0 ? [] : words.slice(Math.max(...found), end + 1)
      return span.filter(({ token }) => tokens.includes(token))
    }),
  )
}

const listOrders = (tokens: readonly string[]): string[][] =>
  tokens.length === 0
    ? [[]]
    : tokens.flatMap((token, at) => listOrders(tokens.filter((_, i) => i !== at)).map((rest) => [token, ...rest]))

/** Invisible characters may occur between the characters of an emoji. */
function findSigns(text: string, sign: string): Place[] {
  const isUnseen = (character: string) => /[\u200D\uFE0E\uFE0F]/.test(character)
  const places: Place[] = []
  for (let start = 0; start < text.length; start += 1) {
    let at = start
    const isThere = [...sign].every((character, i) => {
      while (i > 0 && isUnseen(text[at] ?? '')) at += 1
      const isNext = text.startsWith(character, at)
      at += character.length
      return isNext
    })
    if (isThere) {
      places.push({ start, end: at })
      start = at - 1
    }
  }
  return places
}
