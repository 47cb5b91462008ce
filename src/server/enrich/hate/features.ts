import { describeForm, GROUPS, type GroupedForm, isHard, listGroups } from './word-groups.ts'
import type { Word } from './words.ts'

/** Receives one feature: its number below 2³², and the range of words it comes from (`to` inclusive). */
export type Visit = (feature: number, from: number, to: number) => void

const MIN_PIECE = 2
const MAX_PIECE = 6
const MAX_EXPRESSION = 5
const BOUNDARY = 0x20
/** An offensive word is stronger evidence in a remark of three words than in a long post. */
const LENGTHS = [3, 8, 20, Number.POSITIVE_INFINITY]

const mix = (a: number, b: number) => {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  hash ^= hash >>> 13
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 16)
}

export function hashForm(form: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < form.length; at += 1) hash = Math.imul(hash ^ form.charCodeAt(at), 0x01000193)
  return mix(hash, form.length)
}

/**
 * Visits all features of the linear model: words, pairs and triples of words, parts of words, and the groups of words with their
 * neighbours. A feature that occurs twice is visited twice.
 */
export function visitFeatures(words: readonly Word[], visit: Visit): void {
  const hashes = Int32Array.from(words, (word) => hashForm(word.form))
  for (let at = 0; at < words.length; at += 1) {
    const hash = hashes[at] ?? 0
    visit(mix(hash, 1), at, at)
    visitFollowers(hashes, at, visit)
    visitPieces(words[at]?.form ?? '', at, visit)
  }
  visitGroups(findGroups(words.map(describeForm)), hashes, visit)
}

/** Features of a word by itself, independent of its position. */
export function visitForm(form: string, visit: Visit): void {
  visit(mix(hashForm(form), 1), 0, 0)
  visitPieces(form, 0, visit)
}

/** The pair and the triple that begin at a word. */
export function visitFollowers(hashes: Int32Array, at: number, visit: Visit): void {
  const hash = hashes[at] ?? 0
  const next = hashes[at + 1] ?? 1
  visit(mix(mix(hash, next), 2), at, Math.min(at + 1, hashes.length - 1))
  if (at + 2 < hashes.length) visit(mix(mix(mix(hash, next), hashes[at + 2] ?? 0), 3), at, at + 2)
}

function visitPieces(form: string, at: number, visit: Visit) {
  const length = form.length + 2
  const codeAt = (place: number) => (place === 0 || place === length - 1 ? BOUNDARY : form.charCodeAt(place - 1))
  for (let from = 0; from < length; from += 1) {
    let hash = 0x811c9dc5
    for (let size = 1; size <= MAX_PIECE && from + size <= length; size += 1) {
      hash = Math.imul(hash ^ codeAt(from + size - 1), 0x01000193)
      if (size >= MIN_PIECE) visit(mix(hash, 4), at, at)
    }
  }
}

/** Groups at each word, including those of expressions. */
export function findGroups(words: readonly GroupedForm[]): (readonly number[])[] {
  const found = words.map(({ groups }) => groups)
  for (const [at, { form, seconds }] of words.entries()) {
    if (!seconds?.has(words[at + 1]?.form ?? '')) continue
    let expression = form
    for (let to = at + 1; to < Math.min(words.length, at + MAX_EXPRESSION); to += 1) {
      expression += ` ${words[to]?.form}`
      const groups = listGroups(expression)
      if (groups.length > 0) found[at] = [...(found[at] ?? []), ...groups]
    }
  }
  return found
}

export function visitGroups(groups: readonly (readonly number[])[], hashes: Int32Array, visit: Visit): void {
  const counts = new Uint8Array(GROUPS.length)
  const last = groups.length - 1
  const hard: number[] = []
  for (let at = 0; at < groups.length; at += 1) {
    if (groups[at]?.some(isHard)) hard.push(at)
    for (const group of groups[at] ?? []) {
      visit(mix(group, 5), at, at)
      counts[group] = Math.min(3, (counts[group] ?? 0) + 1)
      visit(mix(mix(group, counts[group]), 6), at, at)
      visit(mix(mix(group, hashes[at - 1] ?? 1), 7), Math.max(0, at - 1), at)
      visit(mix(mix(group, hashes[at + 1] ?? 1), 8), at, Math.min(last, at + 1))
      for (let to = at + 1; to <= Math.min(last, at + 4); to += 1) {
        for (const other of groups[to] ?? []) visit(mix(mix(group, other), to === at + 1 ? 9 : 10), at, to)
      }
    }
  }
  if (groups.length === 0) return
  const length = LENGTHS.findIndex((longest) => groups.length <= longest)
  visit(mix(mix(Math.min(3, hard.length), length), 11), hard[0] ?? 0, hard[0] ?? last)
}
