/**
 * A second implementation of a search's meaning: evaluates the tree on posts as plain objects, word by word and without
 * the program's regular expressions, SQL and folded columns. Slow, but easy to verify.
 */
import type { ImportedPost } from '../src/contract/sources/imported-post.ts'
import type { SearchNode, SearchTree } from '../src/search-language/ast.ts'
import { foldText } from '../src/text/fold.ts'
import { stemToken } from '../src/text/stem.ts'

export type ReadPost = ImportedPost
type Field = Extract<SearchNode, { type: 'field' }>

/** @param today YYYY-MM-DD; posts use São Paulo time, three hours behind */
export function reads(tree: SearchTree, post: ReadPost, today: string): boolean {
  return tree === null || holds(tree, (leaf) => holdsLeaf(leaf, post, today))
}

export type Leaf = Word | Field

/** @param has whether the post matches a leaf */
export function holds(node: SearchNode, has: (leaf: Leaf) => boolean): boolean {
  switch (node.type) {
    case 'not':
      return !holds(node.child, has)
    case 'or':
      return node.children.some((child) => holds(child, has))
    case 'atLeast':
      return node.children.reduce((sum, child) => sum + (holds(child, has) ? 1 : 0), 0) >= node.count
    case 'and': {
      const isPlace = (child: SearchNode): child is Field => child.type === 'field' && child.name === 'onde'
      const places = node.children.filter(isPlace)
      const rest = node.children.filter((child) => !isPlace(child))
      // These posts have words in their text only, so searches in other places find nothing.
      if (rest.length > 0 && places.some(({ values }) => !values.includes('texto'))) return false
      return (rest.length > 0 ? rest : node.children).every((child) => holds(child, has))
    }
    default:
      return has(node)
  }
}

export const holdsLeaf = (leaf: Leaf, post: ReadPost, today: string): boolean =>
  leaf.type === 'field' ? hasField(leaf, post, today) : listTexts(post).some((text) => stands(leaf, text))

const listTexts = ({ content, description, extras }: ReadPost): string[] =>
  [content, description ?? '', extras?.poll?.question ?? '', extras?.forward?.name ?? ''].filter((text) => text !== '')

type Word = Exclude<SearchNode, { type: 'not' | 'or' | 'atLeast' | 'and' | 'field' }>

/** Terms that match a single word. */
export type WordLeaf = Extract<Word, { type: 'word' | 'prefix' | 'pattern' | 'similar' }>

function stands(node: Word, text: string): boolean {
  switch (node.type) {
    case 'phrase':
    case 'near': {
      const words = foldText(text).split(' ')
      return words.some((_, at) =>
        node.type === 'phrase' ? isAt(words, at, node.tokens) : goesOn(words, at, node.tokens, node),
      )
    }
    case 'letters':
      return findLetters(text, node.text).length > 0
    case 'symbol':
      return text.replace(/[\u200D\uFE0E\uFE0F]/g, '').includes(node.text)
    default:
      return foldText(text)
        .split(' ')
        .some((word) => isWord(node, word))
  }
}

const isAt = (words: readonly string[], at: number, tokens: readonly string[]) =>
  tokens.every((token, i) => words[at + i] === token)

/** Whether a folded word matches the leaf. */
export function isWord(node: WordLeaf, word: string): boolean {
  switch (node.type) {
    case 'word':
      return stemToken(word) === stemToken(node.token)
    case 'prefix':
      return word.slice(0, node.token.length) === node.token
    case 'pattern': {
      const middle = word.length - node.begins.length - node.ends.length
      return (
        middle >= 0 &&
        word.slice(0, node.begins.length) === node.begins &&
        word.slice(node.begins.length + middle) === node.ends
      )
    }
    case 'similar':
      return isNear(word, node.token, node.mistakes)
  }
}

/** Whether one word becomes the other with at most `left` typing mistakes: tries every way. */
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

/** Whether a remaining word occurs here, followed by the others. */
function goesOn(
  words: readonly string[],
  at: number,
  tokens: readonly string[],
  near: { gap: number; ordered: boolean },
): boolean {
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

/** Positions of these letters that no other letter touches. */
export function findLetters(text: string, letters: string): Place[] {
  const places: Place[] = []
  for (const form of new Set([letters.normalize('NFC'), letters.normalize('NFD')]))
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const end = at + form.length
      const before = [...text.slice(0, at)].at(-1)
      if (!isOf(/[\p{L}\p{N}]/u, before) && !isOf(/[\p{L}\p{N}\p{M}]/u, characterAt(text, end)))
        places.push({ start: at, end })
    }
  return places
}

export type Place = { start: number; end: number }
const characterAt = (text: string, at: number) => [...text.slice(at, at + 2)].at(0)
const isOf = (kind: RegExp, character: string | undefined) => character !== undefined && kind.test(character)

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
      return untold ? post.uf === null : (STATES[value] ?? '').split(' ').includes(post.uf ?? '–')
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
    case 'comentarios':
      return isCount(post.comments, value)
    case 'compartilhamentos':
      return isCount(post.shares, value)
    default:
      throw new Error(`no second reading of ${name}`)
  }
}

const STATES: Readonly<Record<string, string>> = {
  Norte: 'AC AP AM PA RO RR TO',
  Nordeste: 'AL BA CE MA PB PE PI RN SE',
  'Centro-Oeste': 'DF GO MT MS',
  Sudeste: 'ES MG RJ SP',
  Sul: 'PR RS SC',
}

function dayOf(range: string, today: string, side: 'first' | 'last'): string {
  const ends = range.split('..')
  const value = ends[side === 'first' ? 0 : ends.length - 1] ?? ''
  const before = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
  if (value === 'hoje') return today
  if (value === 'ontem') return before(1)
  if (value.endsWith('d')) return side === 'last' ? today : before(Number.parseInt(value, 10) - 1)
  if (value === 'semana passada') {
    // The span ends on the last Saturday before today, six days after its Sunday.
    let back = 1
    while (new Date(before(back)).getUTCDay() !== 6) back += 1
    return before(side === 'last' ? back : back + 6)
  }
  if (value === 'mês passado') {
    const month = before(Number(today.slice(8))).slice(0, 7)
    return side === 'first' ? month : `${month}~`
  }
  // Days are compared as texts: "2026-03" sorts before all days of March, and "2026-03~" after them.
  return side === 'first' ? value : `${value}~`
}

function isHour(hour: number, value: string): boolean {
  const [from = 0, to = from] = value.split('..').map(Number)
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to
}

/** Names after a sign, character by character: the preceding character is neither a letter nor part of an address. */
export function findNames(text: string, sign: '#' | '@'): (Place & { name: string })[] {
  const found: (Place & { name: string })[] = []
  const inName = sign === '#' ? /[\u0300-\u036F\p{L}\p{N}_]/u : /[\p{L}\p{N}_]/u
  // Accents are letters; an emoji's colour selector is not.
  const before = /[\u0300-\u036F\p{L}\p{N}_&/]/u
  for (let start = text.indexOf(sign); start >= 0; start = text.indexOf(sign, start + 1)) {
    if (isOf(before, [...text.slice(0, start)].at(-1))) continue
    let end = start + 1
    const step = () => {
      const next = characterAt(text, end)
      return isOf(inName, next) ? (next?.length ?? 0) : 0
    }
    for (let length = step(); length > 0; length = step()) end += length
    // A dot between two letters belongs to the account's name.
    while (sign === '@' && end > start + 1 && text[end] === '.' && isOf(inName, characterAt(text, end + 1))) {
      end += 1
      for (let length = step(); length > 0; length = step()) end += length
    }
    const name = text.slice(start + 1, end)
    if (name !== '' && (sign === '@' || /\p{L}/u.test(name))) found.push({ start, end, name })
  }
  return found
}

const listMarked = (text: string, sign: '#' | '@'): string[] => findNames(text, sign).map(({ name }) => name)

function has(value: string, post: ReadPost): boolean {
  if (value === 'enquete') return post.extras?.poll !== undefined
  if (value === 'link') return /https?:\/\//.test(post.content)
  return value === 'imagem' && post.media.some(({ type }) => type === 'image')
}

function isCount(count: number | null, value: string): boolean {
  if (count === null) return false
  const [, sign = '', digits = ''] = /^([<>]=?)?(.*)$/.exec(value) ?? []
  const [from = 0, to = from] = digits.split('..').map(Number)
  if (sign === '') return count >= from && count <= to
  return { '>': count > from, '>=': count >= from, '<': count < from, '<=': count <= from }[sign] ?? false
}
