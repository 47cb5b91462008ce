/**
 * Posts for benchmarks: recombined sentences of the demonstration set, so that word frequencies resemble real
 * Portuguese, and invented surnames with a long tail, so that rare words exist. Deterministic for a given count.
 */
import { HATES, UFS } from '../../src/contract/labels.ts'
import { readDemoPosts } from '../../src/server/sources/demo/posts.ts'

export type BenchPost = {
  platform: string
  account: string
  native_id: string
  full_name: string
  date: string
  content: string
  views: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  party: string
  role: string
  uf: string
  hate: string
  hate_score: number
  misleading_links: string[]
}

/** Invented parties of unequal size: the first has a fifth of the posts. */
export const PARTIES = Array.from({ length: 30 }, (_, i) => `P${String.fromCharCode(65 + (i % 26))}${i}`)
export const ROLES = ['deputado federal', 'senador', 'vereador', 'governador', 'deputado estadual']
export const PLATFORMS = ['Telegram', 'X', 'Instagram', 'Facebook', 'YouTube', 'TikTok']
const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'zo',
  'ru',
  'cam',
  'bel',
  'tin',
  'dor',
  'mar',
]
export const START = Date.UTC(2022, 0, 1)
export const FOUR_YEARS_MS = 4 * 365 * 86_400_000
const SEED = 20_260_312

export async function* createPosts(count: number): AsyncGenerator<BenchPost> {
  const next = createRandom(SEED)
  const sentences = await listSentences()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  /** Picks earlier items of the list far more often than later ones. */
  const pickSkewed = <T>(list: readonly T[]): T => list[Math.floor(next() ** 2 * list.length)] as T
  for (let i = 0; i < count; i += 1) {
    const person = Math.floor(next() ** 2 * 2_000)
    const likes = Math.floor(20 / (next() + 0.0005))
    const hate = next()
    yield {
      platform: pickSkewed(PLATFORMS),
      account: `conta_${person}`,
      native_id: String(i),
      full_name: `Pessoa ${surname(person * 7919)}`,
      date: new Date(START + ((i + next()) / count) * FOUR_YEARS_MS).toISOString(),
      content: `${Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(sentences)).join(' ')} ${surname(rank(next))}`,
      views: next() < 0.6 ? likes * 17 : null,
      likes,
      shares: next() < 0.8 ? Math.floor(likes / 5) : null,
      comments: next() < 0.5 ? Math.floor(likes / 9) : null,
      party: PARTIES[Math.floor((person / 2_000) ** 1.5 * PARTIES.length)] ?? '',
      role: ROLES[person % ROLES.length] ?? '',
      uf: UFS[person % UFS.length] ?? '',
      hate: hate < 0.02 ? HATES[0] : hate < 0.07 ? HATES[1] : HATES[2],
      hate_score: Math.round((hate < 0.07 ? 1 - hate : hate / 2) * 1000) / 1000,
      misleading_links: next() < 0.03 ? ['https://falso.example/noticia'] : [],
    }
  }
}

/** A surname by its rank: 200,000 of them, the first in thousands of posts, most in a handful. */
export function surname(rank: number): string {
  let name = ''
  for (let left = rank + 400; left > 0; left = Math.floor(left / SYLLABLES.length))
    name += SYLLABLES[left % SYLLABLES.length]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const rank = (next: () => number) => Math.floor(200_000 * next() ** 4)

export async function listSentences(): Promise<string[]> {
  const sentences = new Set<string>()
  for await (const item of readDemoPosts(new Date('2026-03-12T12:00:00Z'), [])) {
    if ('post' in item)
      for (const one of item.post.content.split(/(?<=[.!?])\s+/)) sentences.add(one.replace(/\s+/g, ' '))
  }
  return [...sentences]
}

/** mulberry32 (public domain): small, fast, the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
