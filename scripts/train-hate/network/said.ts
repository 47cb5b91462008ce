import { listTokens } from '../../../src/server/enrich/hate/network/tokens.ts'
import type { Case } from '../functional/cases.ts'
import { findGroupLabel } from '../outputs.ts'
import type { Example } from '../read-sets.ts'
import { GROUP_WORDS } from './group-words.ts'

/** Labels of a text; undefined: unknown. */
export type Said = {
  text: string
  hate?: number | undefined
  offensive?: number | undefined
  kind?: string | undefined
  kinds?: Partial<Record<string, number>>
  threat?: number
  report?: number
  /** Whether the text names a group. */
  named?: boolean | undefined
  weight: number
  offensiveWeight?: number
}

/** Labels of a case from the functional test's training half. */
export function sayCase({ name, hate, offensive, kind, text }: Case): Said {
  return {
    text,
    hate: Number(hate),
    offensive: offensive === undefined ? undefined : Number(offensive),
    kind,
    threat: Number(name.startsWith('threat')),
    report: Number(name.startsWith('counter')),
    named: hate || /^(ident|negate|counter)/.test(name) || namesGroup(text),
    weight: 0.8,
  }
}

/** Whether the text contains a word that names a group. */
export const namesGroup = (text: string) => listTokens(text).some(({ form }) => GROUP_WORDS.has(form))

/** Labels of a row of a set: hate against a group is defined like the linear model's output `group`. */
export function sayExample(example: Example): Said | undefined {
  const { set, text, offensive, hateTarget, hateImportance, kinds } = example
  const base = { text, offensive, kinds }
  if (set === 'told-br') {
    // One vote of three is evidence neither of hate nor of its absence.
    const hate = hateTarget === 0.5 ? undefined : Math.round(hateTarget)
    return { ...base, hate, weight: hateImportance > 0.2 ? 1.5 : 0.4, offensiveWeight: 1 }
  }
  if (set === 'tupy') return { ...base, hate: findGroupLabel(example), weight: 1.5, offensiveWeight: 2 }
  if (set === 'olid-br') return { ...base, hate: offensive ? undefined : 0, weight: 1.5, offensiveWeight: 1 }
  if (set === 'neutral') return { ...base, hate: 0, weight: 1 }
  if (set === 'comment') return { ...base, hate: 0, weight: 0.5 }
  if (set === 'hateful') return { ...base, hate: 1, weight: 0.5 }
  return undefined
}
