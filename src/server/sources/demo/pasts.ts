/** Former texts and deletions of posts of the demonstration set. Chosen by the posts' ids alone, so the same everywhere. */
import { createRandom, hashText, pickInteger, pickOne, type Random } from './random.ts'

/** Moments in Unix seconds. */
export type DemoPost = { id: string; platform: string; content: string; date: number }
/** The former texts of a post, oldest first, each with when it was first seen; `at` is when the present text was first seen. */
export type DemoEdit = { id: string; former: { content: string; seen: number }[]; at: number }
/** When the post was last seen, and when it was first missing. */
export type DemoDeletion = { id: string; after: number; before: number }

const EDITED = 14
const DELETED = 12
const HOUR = 3_600
/** Hours after which a post no longer changes. */
const SETTLED_HOURS = 72
const MIN_CHARACTERS = 90

/** Passages included at first and removed later. */
const WITHDRAWN = [
  'Já está tudo decidido, e quem votar contra vai ter que se explicar.',
  'Recebi a confirmação agora há pouco, de fonte segura.',
  'A imprensa sabe e não vai publicar.',
  'Está no documento que circula desde ontem.',
  'Amanhã eu conto quem assinou.',
  'A reunião é nesta quinta-feira, às 19h, na escola do bairro.',
]
/** Two or three digits that stand alone: not part of an address, a sum or a date. */
const NUMBER = /(?<![\p{L}\p{N}/.,:%=#@-])\d{2,3}(?![\p{L}\p{N}/.,:%=-])/u

/** Only in Telegram, whose channels edit and delete and where that is detected. */
export function planPasts(posts: readonly DemoPost[], now: number): { edits: DemoEdit[]; deletions: DemoDeletion[] } {
  const suitable = posts
    .filter(({ platform, content }) => platform === 'Telegram' && content.length >= MIN_CHARACTERS)
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
