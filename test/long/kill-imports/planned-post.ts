/** Posts in import files: each identified by its number, and each of its states by date, wording and count. */
import { pickInteger, pickOne, pickSome, type Random } from '../../../src/server/sources/demo/random.ts'

/** `day` counts from FIRST_DAY; `wording` is part of the text, so that the text index can be queried for it. */
export type PostState = { day: number; wording: number; views: number }
export type PostFile = Map<number, PostState>

export const KINDS = ['new', 'repeated', 'counts', 'dates', 'texts', 'everything'] as const
export type Kind = (typeof KINDS)[number]

const FIRST_DAY = Date.UTC(2005, 0, 1, 15)
const DAY_MS = 86_400_000
const DAYS = 7_600
const ACCOUNTS = 40
/** Wordings of a post; few enough to query the index for each. */
export const WORDINGS = 12

const dateOf = ({ day }: PostState) => new Date(FIRST_DAY + day * DAY_MS).toISOString().replace('.000', '')
const textOf = (number: number, { wording }: PostState) => `publicação n${number} redação${wording}`
export const printState = (state: PostState) => `${dateOf(state)} redação${state.wording} ${state.views}`

/** A file of `size` posts: stored ones, ones changed in this way, or new ones. */
export function planFile(random: Random, known: ReadonlyMap<number, PostState>, kind: Kind, size: number): PostFile {
  if (known.size === 0 || kind === 'new') return planNew(random, known.size, size)
  const old = pickSome(random, [...known.keys()], Math.min(size, known.size))
  const file: PostFile = new Map()
  for (const number of old) {
    const state = known.get(number)
    if (state) file.set(number, changeState(random, state, kind))
  }
  return kind === 'everything' ? new Map([...file, ...planNew(random, known.size, Math.ceil(size / 10))]) : file
}

function planNew(random: Random, from: number, size: number): PostFile {
  const state = () => ({ day: pickInteger(random, 0, DAYS), wording: 0, views: pickInteger(random, 1, 999) })
  return new Map(Array.from({ length: size }, (_, i) => [from + i, state()]))
}

function changeState(random: Random, state: PostState, kind: Kind): PostState {
  const what = kind === 'everything' ? pickOne(random, ['repeated', 'counts', 'dates', 'texts'] as const) : kind
  if (what === 'counts') return { ...state, views: state.views + pickInteger(random, 1, 50) }
  // Usually into another year, because that moves the stored row.
  if (what === 'dates') return { ...state, day: (state.day + pickInteger(random, 1, DAYS)) % (DAYS + 1) }
  if (what === 'texts') return { ...state, wording: (state.wording + pickInteger(random, 1, WORDINGS - 1)) % WORDINGS }
  return state
}

const HEADER = 'id,account,date,content,views\n'
const PIECE = 500

/** In the format of a sender, in chunks. */
export function* printFile(file: PostFile): Generator<Buffer> {
  yield Buffer.from(HEADER)
  const rows = [...file].map(
    ([number, state]) =>
      `${number},conta_${number % ACCOUNTS},${dateOf(state)},${textOf(number, state)},${state.views}\n`,
  )
  for (let at = 0; at < rows.length; at += PIECE) yield Buffer.from(rows.slice(at, at + PIECE).join(''))
}
