import { HATE_KINDS } from '../../src/contract/labels.ts'
import { PROTECTED_KINDS } from '../../src/server/enrich/hate/model.ts'
import { findCautiousThreshold, findThreshold, type Judged } from './measure.ts'
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
  /** The sets whose left-out texts make the threshold, and how. */
  decidedOn: SetName[]
  decide: (sets: readonly Judged[]) => number
}

/** Sentences of ours are many and alike: what people wrote counts more. */
const WRITTEN: Partial<Record<SetName, number>> = { neutral: 0.4, hateful: 0.1, comment: 0.6 }

/** Kinds learn from hateful texts only: they say of which kind, not whether. */
const KIND_RIDGE = 0.5

/** Whether a text is hate against people for what they are; undefined where the set does not say. */
export const findGroupLabel = ({ hate, kinds }: Example): number | undefined =>
  hate === null ? undefined : Number(hate === 1 && PROTECTED_KINDS.some((kind) => (kinds[kind] ?? 0) > 0))

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
  decide: findThreshold,
}))

export const OUTPUTS: Output[] = [
  {
    name: 'offensive',
    ridge: 1.5,
    teach: ({ set, offensive }) => ({ target: offensive, importance: WRITTEN[set] ?? 1 }),
    label: ({ offensive }) => offensive,
    // OLID-BR was gathered by a machine that looks for toxicity: what is usual there is unusual elsewhere.
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy', 'olid-br'],
    decide: findThreshold,
  },
  {
    name: 'hate',
    ridge: 0.4,
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
    ridge: 0.4,
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
    calibratedOn: ['told-br', 'tupy'],
    decidedOn: ['told-br', 'tupy'],
    decide: findCautiousThreshold,
  },
  ...KINDS,
]
