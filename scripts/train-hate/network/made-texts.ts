import type { Case } from '../functional/cases.ts'
import { pick } from '../functional/fill.ts'
import { DISGUISES } from '../functional/spell.ts'
import { dress } from './dress.ts'
import { drawGroupName, drawNeutralSentence } from './neutral-groups.ts'
import { namesGroup, type Said, sayCase } from './said.ts'

/** Sources of generated texts: cases, hateful rows of the sets, inoffensive rows, our sentences without hate. */
export type Material = {
  cases: readonly Case[]
  hateful: readonly Said[]
  plain: readonly string[]
  political: readonly string[]
}

/** Creates functions that each generate one text from others, a new one at every call. */
export function createMakers({ cases, hateful, plain, political }: Material, draw: () => number) {
  /** As long as posts: texts by people, and our sentences about politics, including harsh ones. */
  const drawPlain = () =>
    draw() < 0.45
      ? pick(plain, draw)
      : draw() < 0.5
        ? pick(political, draw)
        : `${pick(political, draw)} ${pick(political, draw)}`

  return {
    /** A case or hateful text next to a plain one: its label stays. */
    join(): Said {
      const one = draw() < 0.75 ? sayCase(pick(cases, draw)) : pick(hateful, draw)
      const other = draw() < 0.7 ? pick(plain, draw) : drawNeutralSentence(draw)
      const parts = draw() < 0.5 ? [one.text, other] : [other, one.text]
      return {
        ...one,
        named: one.named || namesGroup(other),
        text: parts.join(pick([' ', '. ', '\n', ' ... ', ' 👉 '], draw)),
        weight: 0.7,
        offensiveWeight: 0.3,
      }
    },
    /** A plain text with one or two words replaced by names of groups: a name alone means nothing. */
    replace(): Said {
      const words = drawPlain().split(' ')
      const fitting = words.flatMap((word, at) => (/^\p{L}{4,}$/u.test(word) ? [at] : []))
      for (let times = 1 + Math.floor(draw() * 2); times > 0 && fitting.length > 0; times -= 1)
        words[pick(fitting, draw)] = drawGroupName(draw)
      return { text: words.join(' '), named: true, hate: 0, threat: 0, weight: 1.2 }
    },
    /** A plain sentence about a group, alone or in a post. */
    neutral(): Said {
      const text = drawNeutralSentence(draw)
      const parts = draw() < 0.5 ? [text] : draw() < 0.5 ? [text, drawPlain()] : [drawPlain(), text]
      const isNamed = namesGroup(text) || undefined
      return { text: dress(parts.join(' '), draw), named: isNamed, hate: 0, threat: 0, report: 0, weight: 1.2 }
    },
    /** A hateful row with its words disguised. */
    disguise(): Said {
      const one = pick(hateful, draw)
      return { ...one, text: pick(Object.values(DISGUISES), draw)(one.text, '', draw), weight: 0.5 }
    },
  }
}
