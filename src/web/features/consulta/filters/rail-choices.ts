import { leaveOut, separateLeftOut } from '../../../../search-language/filter-values.ts'

type Countable = { readonly key: string; readonly count: number | null }

/**
 * Entries of a filter shown in the rail: those with the most posts, and all selected or excluded ones; those without posts in this
 * search are left out. `left`: number of further entries with posts.
 */
export function listRailChoices<C extends Countable>(choices: readonly C[], chosen: readonly string[], most: number) {
  const isChosen = ({ key }: Countable) => chosen.includes(key) || chosen.includes(leaveOut(key))
  const ranked = choices
    .filter((choice) => choice.count !== 0 || isChosen(choice))
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const shown = ranked.filter((choice, place) => place < most || isChosen(choice))
  return { shown, left: ranked.length - shown.length }
}

/** Selection after a click: an included or excluded entry is cleared; another one is included, which clears exclusions. */
export function toggleChoice(chosen: readonly string[], key: string, single: boolean): string[] {
  if (chosen.includes(key) || chosen.includes(leaveOut(key)))
    return chosen.filter((other) => other !== key && other !== leaveOut(key))
  return single ? [key] : [...separateLeftOut(chosen).wanted, key]
}
