import { HATE_KINDS } from '../../src/contract/labels.ts'
import { PROTECTED_KINDS } from '../../src/server/enrich/hate/model.ts'
import type { Pull } from './fit.ts'
import { findCautiousThreshold, findPreciseThreshold, findThreshold, type Judged } from './measure.ts'
import type { Example, SetName } from './read-sets.ts'

/** What the model learns, from which texts, and how it is evaluated. */
export type Output = {
  name: string
  /** Regularisation, chosen by cross-validation. */
  pull: Pull
  /** From 0, where every text has the same weight, to 1, where the rarer label of each set weighs as much as the other. */
  balance?: number
  teach: (example: Example) => { target: number; importance: number } | undefined
  /** The label it is evaluated against; undefined if the set does not give one. */
  label: (example: Example) => number | undefined
  /** An earlier output whose sum is an input. */
  support?: string
  /** The sets whose held-out texts calibrate the probability. */
  calibratedOn: SetName[]
  /** An earlier output that must also apply: the label depends on the product of the two probabilities. */
  together?: string
  /** The sets whose held-out texts determine the threshold, and the method. */
  decidedOn: SetName[]
  decide: (sets: readonly Judged[]) => number
}

/**
 * Weight of a text for offence. Our sentences are many and similar, so texts by people weigh more. TuPy is the smallest
 * set of the three and the strictest: it calls aggression offensive, but not swearing.
 */
const IMPORTANCE: Partial<Record<SetName, number>> = { neutral: 0.4, hateful: 0.1, comment: 0.6, tupy: 3 }

/** Kinds are trained on hateful texts only: they say which kind of hate it is, not whether it is hate. */
const KIND_PULL = { ridge: 0.5, least: 0.6 }

/** Whether a text is hate against people for who they are; undefined if the set does not give that. */
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
    // OLID-BR was collected by a toxicity detector: what is common there is rare elsewhere.
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy', 'olid-br'],
    decide: findPreciseThreshold,
  },
  {
    // Hate as TuPy defines it, including hostility to politicians: no label depends on it; it only shows which offences are political.
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
    // Hate against people for who they are. Hostility to politicians, which TuPy calls hate too, is trained as a negative.
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
