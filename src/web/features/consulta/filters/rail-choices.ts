import { leaveOut, separateLeftOut } from '../../../../search-language/filter-values.ts'

type Countable = { readonly key: string; readonly count: number | null }

/**
 * The entries of a filter that stand beside the list: those with the most publications, and all that are chosen or left out; those
 * without a publication in this search do not. `left`: how many more have publications.
 */
export function listRailChoices<C extends Countable>(choices: readonly C[], chosen: readonly string[], most: number) {
  const isChosen = ({ key }: Countable) => chosen.includes(key) || chosen.includes(leaveOut(key))
  const ranked = choices
    .filter((choice) => choice.count !== 0 || isChosen(choice))
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const shown = ranked.filter((choice, place) => place < most || isChosen(choice))
  return { shown, left: ranked.length - shown.length }
}

/** What is chosen after a click: an entry that was wanted or left out is neither; another one is wanted, and then nothing is left out. */
export function toggleChoice(chosen: readonly string[], key: string, single: boolean): string[] {
  if (chosen.includes(key) || chosen.includes(leaveOut(key)))
    return chosen.filter((other) => other !== key && other !== leaveOut(key))
  return single ? [key] : [...separateLeftOut(chosen).wanted, key]
}
