/**
 * What a search means, read a second time: the tree against posts as plain objects, word by word and without the expressions, the SQL
 * and the folded columns of the program. Slow, and easy to see through.
 */
import type { ImportedPost } from '../src/contract/sources/imported-post.ts'
import type { SearchNode, SearchTree } from '../src/search-language/ast.ts'
import { foldText } from '../src/text/fold.ts'
import { stemToken } from '../src/text/stem.ts'

export type ReadPost = ImportedPost
type Field = Extract<SearchNode, { type: 'field' }>

/** @param today YYYY-MM-DD; the clock of the posts is that of São Paulo, three hours behind */
export function reads(tree: SearchTree, post: ReadPost, today: string): boolean {
  return tree === null || holds(tree, post, today)
}

function holds(node: SearchNode, post: ReadPost, today: string): boolean {
  switch (node.type) {
    case 'not':
      return !holds(node.child, post, today)
    case 'or':
      return node.children.some((child) => holds(child, post, today))
    case 'atLeast':
      return node.children.reduce((sum, child) => sum + (holds(child, post, today) ? 1 : 0), 0) >= node.count
    case 'and': {
      const isPlace = (child: SearchNode): child is Field => child.type === 'field' && child.name === 'onde'
      const places = node.children.filter(isPlace)
      const rest = node.children.filter((child) => !isPlace(child))
      // These posts have words in their text only: whoever looks elsewhere finds nothing.
      if (rest.length > 0 && places.some(({ values }) => !values.includes('texto'))) return false
      return (rest.length > 0 ? rest : node.children).every((child) => holds(child, post, today))
    }
    case 'field':
      return hasField(node, post, today)
    default:
      return listTexts(post).some((text) => stands(node, text))
  }
}

const listTexts = ({ content, description, extras }: ReadPost): string[] =>
  [content, description ?? '', extras?.poll?.question ?? '', extras?.forward?.name ?? ''].filter((text) => text !== '')

type Word = Exclude<SearchNode, { type: 'not' | 'or' | 'atLeast' | 'and' | 'field' }>

function stands(node: Word, text: string): boolean {
  const words = foldText(text).split(' ')
  switch (node.type) {
    case 'word':
      return words.some((word) => stemToken(word) === stemToken(node.token))
    case 'prefix':
      return words.some((word) => word.slice(0, node.token.length) === node.token)
    case 'pattern':
      return words.some((word) => {
        const middle = word.length - node.begins.length - node.ends.length
        return (
          middle >= 0 &&
          word.slice(0, node.begins.length) === node.begins &&
          word.slice(node.begins.length + middle) === node.ends
        )
      })
    case 'similar':
      return words.some((word) => isNear(word, node.token, node.mistakes))
    case 'phrase':
      return words.some((_, at) => node.tokens.every((token, i) => words[at + i] === token))
    case 'near':
      return words.some((_, at) => goesOn(words, at, node.tokens, node))
    case 'letters':
      return hasLetters(text.normalize('NFC'), node.text.normalize('NFC'))
    case 'symbol':
      return text.replace(/[\u200D\uFE0E\uFE0F]/g, '').includes(node.text)
  }
}

/** Whether one can be typed from the other with so many mistakes: every way is tried. */
function isNear(one: string, other: string, left: number): boolean {
  if (one === other) return true
  if (left === 0) return false
  if (one[0] !== undefined && one[0] === other[0] && isNear(one.slice(1), other.slice(1), left)) return true
  return (
    (one !== '' && isNear(one.slice(1), other, left - 1)) ||
    (other !== '' && isNear(one, other.slice(1), left - 1)) ||
    (one !== '' && other !== '' && isNear(one.slice(1), other.slice(1), left - 1)) ||
    (one.length > 1 &&
      other.length > 1 &&
      one[0] === other[1] &&
      one[1] === other[0] &&
      isNear(one.slice(2), other.slice(2), left - 1))
  )
}

/** Whether a word that is still to come stands here, and the others after it. */
function goesOn(words: string[], at: number, tokens: string[], near: { gap: number; ordered: boolean }): boolean {
  const choices = near.ordered ? [0] : tokens.map((_, i) => i)
  return choices.some((i) => {
    if (words[at] !== tokens[i]) return false
    const rest = tokens.filter((_, other) => other !== i)
    if (rest.length === 0) return true
    return Array.from({ length: near.gap + 1 }, (_, gap) => at + 1 + gap).some((next) =>
      goesOn(words, next, rest, near),
    )
  })
}

function hasLetters(text: string, letters: string): boolean {
  const isInside = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1))
    if (!isInside(text[at - 1]) && !isInside(text[at + letters.length])) return true
  return false
}

const plain = (text: string | null | undefined) => foldText(text ?? '')

function hasField({ name, values }: Field, post: ReadPost, today: string): boolean {
  return values.some((value) => hasValue(name, value, post, today))
}

function hasValue(name: Field['name'], value: string, post: ReadPost, today: string): boolean {
  const untold = value === 'não informado'
  const clock = new Date(post.date_created.getTime() - 3 * 3_600_000).toISOString()
  switch (name) {
    case 'partido':
      return untold ? post.party === null : plain(post.party) === plain(value)
    case 'uf':
      return untold ? post.uf === null : post.uf === value
    case 'regiao':
      return (
        ({ Nordeste: ['BA', 'PE'], Sudeste: ['SP'] } as Record<string, string[]>)[value]?.includes(post.uf ?? '') ??
        false
      )
    case 'plataforma':
      return post.platform === value
    case 'conta':
      return post.account.toLowerCase() === value
    case 'de':
      return clock.slice(0, 10) >= dayOf(value, today, 'first')
    case 'ate':
      return clock.slice(0, 10) <= dayOf(value, today, 'last')
    case 'em':
      return clock.slice(0, 10) >= dayOf(value, today, 'first') && clock.slice(0, 10) <= dayOf(value, today, 'last')
    case 'hora':
      return isHour(Number(clock.slice(11, 13)), value)
    case 'hashtag':
      return listMarked(post.content, '#').some((tag) => plain(tag) === plain(value))
    case 'mencao':
      return listMarked(post.content, '@').some((handle) => handle.toLowerCase() === value)
    case 'tem':
      return has(value, post)
    case 'onde':
      return value === 'texto' && listTexts(post).some((text) => plain(text) !== '')
    case 'odio':
      return (post.hate ?? 'não avaliado') === value
    case 'situacao':
      return value === 'ativa'
    case 'encaminhada':
      return (value === 'não') !== (post.extras?.forward !== undefined)
    case 'curtidas':
      return isCount(post.likes, value)
    case 'visualizacoes':
      return isCount(post.views, value)
    default:
      throw new Error(`no second reading of ${name}`)
  }
}

function dayOf(range: string, today: string, side: 'first' | 'last'): string {
  const ends = range.split('..')
  const value = ends[side === 'first' ? 0 : ends.length - 1] ?? ''
  const before = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
  if (value === 'hoje') return today
  if (value === 'ontem') return before(1)
  if (value.endsWith('d')) return side === 'last' ? today : before(Number.parseInt(value, 10) - 1)
  // Days are compared as texts: "2026-03" begins before all days of March, and "2026-03~" ends after them.
  return side === 'first' ? value : `${value}~`
}

function isHour(hour: number, value: string): boolean {
  const [from = 0, to = from] = value.split('..').map(Number)
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to
}

const listMarked = (text: string, sign: string): string[] =>
  text
    .split(/[\s,!?]+/)
    .filter((word) => word.startsWith(sign))
    .map((word) => word.slice(1).replace(/\.$/, ''))

function has(value: string, post: ReadPost): boolean {
  if (value === 'enquete') return post.extras?.poll !== undefined
  if (value === 'link') return post.content.includes('https://')
  return value === 'imagem' && post.media.some(({ type }) => type === 'image')
}

function isCount(count: number | null, value: string): boolean {
  if (count === null) return false
  const [, sign = '', digits = ''] = /^([<>]=?)?(.*)$/.exec(value) ?? []
  const [from = 0, to = from] = digits.split('..').map(Number)
  if (sign === '') return count >= from && count <= to
  return { '>': count > from, '>=': count >= from, '<': count < from, '<=': count <= from }[sign] ?? false
}
