import { CIVIL_COMMENTS } from './civil-comments.ts'
import { ADJECTIVES, CAMPS, INSULTS, NAMES, OFFICES, PARTIES, PLACES, TOPICS } from './comment-words.ts'
import { createDraw } from './draw.ts'
import { OFFENSIVE_COMMENTS } from './offensive-comments.ts'

/** A comment of ours on a politician's post, and whether it insults. */
export type Comment = { text: string; isOffensive: boolean }

type Kind = {
  isOffensive: boolean
  remarks: string[]
  /** Texts that may follow a comment. */
  tails: string[]
  /** Emoji alone, as comments of their own. */
  pictures: string[]
  /** How often a comment with slots is filled. */
  times: number
}

const OFFENSIVE: Kind = {
  isOffensive: true,
  remarks: OFFENSIVE_COMMENTS.trim().split(/ \| |\n/),
  tails: '||||!|!!!| 🤮| 🤮🤮🤮| 🤡| 🤡🤡| 💩| 🖕| 😡😡| 👎| kkkkk| 😂😂| 🐂| 🐍'.split('|'),
  pictures: '🤮,🤮🤮🤮,🤮🤮🤮🤮🤮,🤢🤮,💩,💩💩💩,🤡,🤡🤡🤡,🖕,🖕🖕,🐂🐂,🐄,🐴,🐍🐍,🐀,🗑️,🤮🤡,🐷,🐂🤡'.split(','),
  times: 12,
}
const CIVIL: Kind = {
  isOffensive: false,
  remarks: CIVIL_COMMENTS.trim().split(/ \| |\n/),
  tails: '||||!|!!!| 👏| 👏👏👏| ❤️| 😍| 🙏| 🙏🙏| 💪| 🇧🇷| 🇧🇷🇧🇷| 😢| 😂| 👍| 🌹|.|...'.split('|'),
  pictures:
    '👏,👏👏👏,❤️,❤️❤️,😍,😍😍😍,🙏,🙏🙏🙏,💪,🇧🇷,🇧🇷🇧🇷,👍,🙌,😂,😂😂😂,🤣,😢,😭,🌹,🥰,🔥,😮,🤔,👀,🎉,💚💛,🚩,🎂'.split(','),
  times: 8,
}
const TIMES_WITHOUT_PLACES = 3

/** Every comment with its slots filled at random, the same in every run. */
export function listComments(): Comment[] {
  const draw = createDraw(11)
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)] as T
  const write = ({ isOffensive, remarks, tails, pictures, times }: Kind): Comment[] => {
    const single = remarks.flatMap((remark) =>
      Array.from({ length: remark.includes('{') ? times : TIMES_WITHOUT_PLACES }, () => {
        const mention = draw() < 0.2 ? '@fulano ' : ''
        return mention + fillPlaces(remark, pick) + pick(tails)
      }),
    )
    // Two remarks in one comment: an insult beside a civil remark is still an insult.
    const double = single.slice(single.length / 2).map(() => {
      const other = isOffensive && draw() < 0.5 ? CIVIL.remarks : remarks
      const pair = [fillPlaces(pick(remarks), pick), fillPlaces(pick(other), pick)]
      return (draw() < 0.5 ? pair : pair.toReversed()).join(pick([', ', '. ', ' ', '! '])) + pick(tails)
    })
    return [...single, ...double, ...pictures].map((text) => ({ text, isOffensive }))
  }
  return [...write(OFFENSIVE), ...write(CIVIL)]
}

/** Fills `[seu/sua]` by a random gender, `{x}` with a word of the same gender if it has two forms. */
function fillPlaces(remark: string, pick: <T>(list: readonly T[]) => T): string {
  const gender = pick([0, 1])
  const one = (list: readonly string[]) => {
    const forms = pick(list).split('/')
    return (forms[gender] ?? forms[0] ?? '').replaceAll('-', ' ')
  }
  const many = (list: readonly string[]) => {
    const forms = pick(list).split('/')
    return (forms[2] ?? `${forms[0]}s`).replaceAll('-', ' ')
  }
  const places: Record<string, () => string> = {
    x: () => one(INSULTS),
    xs: () => many(INSULTS),
    y: () => one(ADJECTIVES),
    cargo: () => one(OFFICES),
    camp: () => pick(CAMPS),
    camps: () => many(CAMPS),
    nome: () => pick(NAMES),
    partido: () => pick(PARTIES),
    lugar: () => pick(PLACES),
    tema: () => pick(TOPICS),
  }
  return remark
    .replace(/\[([^/\]]*)\/([^\]]*)\]/g, (_, his: string, hers: string) => (gender === 0 ? his : hers))
    .replace(/\{(\w+)\}/g, (_, place: string) => places[place]?.() ?? '')
}
