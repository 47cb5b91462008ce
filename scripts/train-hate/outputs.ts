import { HATE_KINDS } from '../../src/contract/labels.ts'
import type { Example, SetName } from './read-sets.ts'

/** What the model learns to say, from which texts, and how it is judged. */
export type Output = {
  name: string
  /** Strength of the pull of every weight towards zero; chosen by cross-validation. */
  ridge: number
  teach: (example: Example) => { target: number; importance: number } | undefined
  /** The label counted against; undefined where the set does not say. */
  label: (example: Example) => number | undefined
  /** An earlier output whose sum is weighed in. */
  support?: string
  /** The sets whose left-out texts make the probability. */
  calibratedOn: SetName[]
  /** The sets over which the threshold has the best mean macro-F1. */
  decidedOn: SetName[]
}

/** Kinds learn from hateful texts only: they say of which kind, not whether. */
const KIND_RIDGE = 0.5

const KINDS: Output[] = HATE_KINDS.map((kind) => ({
  name: kind,
  ridge: KIND_RIDGE,
  teach: ({ hateTarget, kinds }) => {
    const target = kinds[kind]
    return hateTarget > 0 && target !== undefined ? { target, importance: 1 } : undefined
  },
  label: ({ hate, kinds }) => (hate === 1 && kinds[kind] !== undefined ? Math.ceil(kinds[kind]) : undefined),
  calibratedOn: ['told-br', 'tupy'],
  decidedOn: ['tupy'],
}))

export const OUTPUTS: Output[] = [
  {
    name: 'offensive',
    ridge: 1.5,
    teach: ({ offensive }) => ({ target: offensive, importance: 1 }),
    label: ({ offensive }) => offensive,
    // OLID-BR was gathered by a machine that looks for toxicity: what is usual there is unusual elsewhere.
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy', 'olid-br'],
  },
  {
    name: 'hate',
    ridge: 0.7,
    teach: ({ hateTarget, hateImportance }) =>
      hateImportance > 0 ? { target: hateTarget, importance: hateImportance } : undefined,
    label: ({ hate }) => hate ?? undefined,
    support: 'offensive',
    calibratedOn: ['tupy'],
    decidedOn: ['tupy'],
  },
  ...KINDS,
]
