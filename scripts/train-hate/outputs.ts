import { HATE_KINDS } from '../../src/contract/labels.ts'
import { PROTECTED_KINDS } from '../../src/server/enrich/hate/model.ts'
import type { Pull } from './fit.ts'
import { findCautiousThreshold, findPreciseThreshold, findThreshold, type Judged } from './measure.ts'
import type { Example, SetName } from './read-sets.ts'

/** What the model learns to say, from which texts, and how it is judged. */
export type Output = {
  name: string
  /** How the weights are held back; chosen by cross-validation. */
  pull: Pull
  /** From 0, every text counts alike, to 1, the rarer label of each set counts as much as the other. */
  balance?: number
  teach: (example: Example) => { target: number; importance: number } | undefined
  /** The label counted against; undefined where the set does not say. */
  label: (example: Example) => number | undefined
  /** An earlier output whose sum is weighed in. */
  support?: string
  /** The sets whose left-out texts make the probability. */
  calibratedOn: SetName[]
  /** An earlier output that has to be true as well: what the label is given by is the product of the two probabilities. */
  together?: string
  /** The sets whose left-out texts make the threshold, and how. */
  decidedOn: SetName[]
  decide: (sets: readonly Judged[]) => number
}

/**
 * How much a text counts for offence. Sentences of ours are many and alike: what people wrote counts more. TuPy is the smallest set of the
 * three and the strictest: it calls offensive what is aggressive, and not swearing.
 */
const IMPORTANCE: Partial<Record<SetName, number>> = { neutral: 0.4, hateful: 0.1, comment: 0.6, tupy: 3 }

/** Kinds learn from hateful texts only: they say of which kind, not whether. */
const KIND_PULL = { ridge: 0.5, least: 0.6 }

/** Whether a text is hate against people for what they are; undefined where the set does not say. */
export const findGroupLabel = ({ hate, kinds }: Example): number | undefined =>
  hate === null ? undefined : Number(hate === 1 && PROTECTED_KINDS.some((kind) => (kinds[kind] ?? 0) > 0))

const KINDS: Output[] = HATE_KINDS.map((kind) => ({
  name: kind,
  pull: KIND_PULL,
  teach: ({ hateTarget, kinds }) => {
    const target = kinds[kind]
    return hateTarget > 0 && target !== undefined ? { target, importance: 1 } : undefined
  },
  label: ({ hate, kinds }) => (hate === 1 && kinds[kind] !== undefined ? Math.ceil(kinds[kind]) : undefined),
  calibratedOn: ['told-br', 'tupy'],
  decidedOn: ['tupy'],
  decide: findThreshold,
}))

export const OUTPUTS: Output[] = [
  {
    name: 'offensive',
    pull: { ridge: 1.5, least: 0.3 },
    balance: 0.5,
    teach: ({ set, offensive }) => ({ target: offensive, importance: IMPORTANCE[set] ?? 1 }),
    label: ({ offensive }) => offensive,
    // OLID-BR was gathered by a machine that looks for toxicity: what is usual there is unusual elsewhere.
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy', 'olid-br'],
    decide: findPreciseThreshold,
  },
  {
    // Hate as TuPy has it, hostility to politicians included: no label is given by it, it only tells which offences are political.
    name: 'hate',
    pull: { ridge: 0.4, least: 0.6 },
    teach: ({ hateTarget, hateImportance }) =>
      hateImportance > 0 ? { target: hateTarget, importance: hateImportance } : undefined,
    label: ({ hate }) => hate ?? undefined,
    support: 'offensive',
    calibratedOn: ['tupy'],
    decidedOn: ['tupy'],
    decide: findThreshold,
  },
  {
    // Hate against people for what they are. Hostility to politicians, which TuPy calls hate too, is taught as not that.
    name: 'group',
    pull: { ridge: 0.4, least: 0.6 },
    teach: (example) => {
      const { set, hateTarget, hateImportance } = example
      if (set === 'hateful') return { target: 1, importance: 0.2 }
      if (set !== 'tupy')
        return hateImportance > 0
          ? { target: hateTarget, importance: set === 'neutral' ? 1 : Math.max(0.5, hateImportance) }
          : undefined
      return { target: findGroupLabel(example) ?? 0, importance: 1 }
    },
    label: findGroupLabel,
    together: 'offensive',
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy'],
    decide: findCautiousThreshold,
  },
  ...KINDS,
]
