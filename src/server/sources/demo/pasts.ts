/** What posts of the demonstration set were before, and when they went: which ones, from their ids alone, so that it is the same everywhere. */
import { createRandom, hashText, pickInteger, pickOne, type Random } from './random.ts'

/** Moments in Unix seconds. */
export type DemoPost = { id: string; platform: string; content: string; date: number }
/** The former texts of a post, oldest first, each with when it was first seen; `at`: when the present one was. */
export type DemoEdit = { id: string; former: { content: string; seen: number }[]; at: number }
/** Seen for the last time, and missed for the first. */
export type DemoDeletion = { id: string; after: number; before: number }

const EDITED = 14
const DELETED = 12
const HOUR = 3_600
/** Whatever happened to a post is over. */
const SETTLED_HOURS = 72
const FEWEST_CHARACTERS = 90

/** What is said at first and taken out later. */
const WITHDRAWN = [
  'Já está tudo decidido, e quem votar contra vai ter que se explicar.',
  'Recebi a confirmação agora há pouco, de fonte segura.',
  'A imprensa sabe e não vai publicar.',
  'Está no documento que circula desde ontem.',
  'Amanhã eu conto quem assinou.',
  'A reunião é nesta quinta-feira, às 19h, na escola do bairro.',
]
/** Two or three digits that stand alone: no part of an address, a sum or a date. */
const NUMBER = /(?<![\p{L}\p{N}/.,:%=#@-])\d{2,3}(?![\p{L}\p{N}/.,:%=-])/u

/** Telegram's channels change and delete; that is also where it is noticed. */
export function planPasts(posts: readonly DemoPost[], now: number): { edits: DemoEdit[]; deletions: DemoDeletion[] } {
  const suitable = posts
    .filter(({ platform, content }) => platform === 'Telegram' && content.length >= FEWEST_CHARACTERS)
    .filter(({ date }) => date < now - SETTLED_HOURS * HOUR)
    .sort((a, b) => hashText(a.id) - hashText(b.id))
  return {
    edits: suitable.slice(0, EDITED).map(planEdit),
    deletions: suitable.slice(EDITED, EDITED + DELETED).map(planDeletion),
  }
}

function planEdit({ id, content, date }: DemoPost, place: number): DemoEdit {
  const random = createRandom(`edit:${id}`)
  const longer = `${content}\n\n${pickOne(random, WITHDRAWN)}`
  const seen = date + pickInteger(random, 3, 14) * 60
  const at = seen + pickInteger(random, 40, 26 * 60) * 60
  // Every third was corrected twice.
  const contents = place % 3 === 2 ? [changeNumber(longer, random), content + TYPO] : [changeNumber(longer, random)]
  const step = Math.floor((at - seen) / contents.length)
  return { id, at, former: contents.map((one, i) => ({ content: one, seen: seen + i * step })) }
}

const TYPO = '\n\n(Texto em correção.)'

function changeNumber(content: string, random: Random): string {
  return content.replace(NUMBER, (digits) => String(Number(digits) + pickInteger(random, 1, 9) * 10))
}

function planDeletion({ id, date }: DemoPost): DemoDeletion {
  const random = createRandom(`deletion:${id}`)
  const after = date + pickInteger(random, 50, 30 * 60) * 60
  return { id, after, before: after + pickInteger(random, 20, 180) * 60 }
}
