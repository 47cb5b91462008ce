import type { Example } from './read-sets.ts'

/** The remaining examples, and the number dropped per set. */
export type Separated = { examples: Example[]; dropped: Map<string, number> }

/**
 * Texts with the same set of words, ignoring order, mentions, links, emoji and accents, count as duplicates: training
 * texts that are also held out are dropped, and duplicates within training share a fold.
 */
export function separateDuplicates(examples: readonly Example[]): Separated {
  const heldOut = new Set(examples.filter((example) => example.isHeldOut).map(findKey))
  const folds = new Map<string, number>()
  const dropped = new Map<string, number>()
  const kept: Example[] = []
  for (const example of examples) {
    const key = findKey(example)
    if (!example.isHeldOut && key !== '' && heldOut.has(key)) {
      dropped.set(example.set, (dropped.get(example.set) ?? 0) + 1)
      continue
    }
    const fold = folds.get(key) ?? example.fold
    folds.set(key, fold)
    kept.push({ ...example, fold })
  }
  return { examples: kept, dropped }
}

function findKey({ words }: Example): string {
  const forms = words.map((word) => word.form).filter((form) => /[\p{L}\p{N}]/u.test(form))
  return [...new Set(forms)].sort().join(' ')
}
