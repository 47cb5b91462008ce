import { NAMES_GROUP, NETWORK_OUTPUTS } from '../../../src/server/enrich/hate/network/shape.ts'
import { listRows, type TokenRows } from '../../../src/server/enrich/hate/network/subwords.ts'
import { listTokens } from '../../../src/server/enrich/hate/network/tokens.ts'
import type { NetworkLesson } from './learner.ts'
import type { Said } from './said.ts'

type Draw = () => number

const WORD_LEFT_OUT = 0.25
const TOKEN_LEFT_OUT = 0.04
/** Weight for hate of a text without a group's name: the name is required separately. */
const WITHOUT_GROUP = 0.3

const known = new Map<string, TokenRows>()
function findTokenRows(form: string): TokenRows {
  const rows = known.get(form) ?? listRows(form)
  if (known.size < 200_000) known.set(form, rows)
  return rows
}
const readTokenRows = (text: string): TokenRows[] => listTokens(text).map(({ form }) => findTokenRows(form))

/** A training example from a text: some whole words are dropped, so that their subwords must suffice, and some tokens. */
export function createLesson(said: Said, draw: Draw): NetworkLesson {
  const tokens = readTokenRows(said.text).flatMap((rows) => {
    if (draw() < TOKEN_LEFT_OUT) return []
    return [draw() < WORD_LEFT_OUT && rows.subwords.length > 0 ? { ...rows, word: -1 } : rows]
  })
  const targets = new Float32Array(NAMES_GROUP + 1)
  const importance = new Float32Array(NAMES_GROUP + 1)
  NETWORK_OUTPUTS.forEach((name, at) => {
    const value = findTarget(said, name)
    if (value === undefined) return
    targets[at] = value
    importance[at] =
      name === 'offensive'
        ? 0.5 * (said.offensiveWeight ?? said.weight)
        : name === 'hate'
          ? said.weight
          : 0.3 * said.weight
  })
  if (said.named !== undefined) {
    targets[NAMES_GROUP] = Number(said.named)
    importance[NAMES_GROUP] = 0.5
    if (!said.named) importance[0] = (importance[0] as number) * WITHOUT_GROUP
  }
  return { tokens, targets, importance }
}

function findTarget(said: Said, name: (typeof NETWORK_OUTPUTS)[number]): number | undefined {
  if (name === 'hate' || name === 'offensive' || name === 'threat' || name === 'report') return said[name]
  if ((said.hate ?? 0) < 0.5) return undefined
  if (said.kind) return Number(said.kind === name)
  return said.kinds?.[name]
}
