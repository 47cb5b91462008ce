import type { ReactNode } from 'react'
import { foldText } from '../../../../text/fold.ts'

/** An entry of a filter's list that can be looked for; `words` is what is looked in. */
export type Searchable = { readonly key: string; readonly words: string }

/** One entry; `content` stands for the label where an entry is more than words. */
export type PickerChoice = Searchable & {
  readonly label: string
  readonly count: number | null
  readonly content?: ReactNode
}

/** The longest list that opens at once; beyond it, typing narrows. */
export const LIST_LIMIT = 100

/**
 * The entries to show for what was typed, chosen ones first while nothing is typed, at most LIST_LIMIT.
 * Every typed word must begin a word of the entry; accents and case do not matter.
 */
export function findChoices<C extends Searchable>(
  choices: readonly C[],
  typed: string,
  chosen: readonly string[],
): { shown: C[]; left: number } {
  const typedWords = foldText(typed).split(' ').filter(Boolean)
  const found = typedWords.length === 0 ? sortChosenFirst(choices, chosen) : choices.filter(matches(typedWords))
  return { shown: found.slice(0, LIST_LIMIT), left: Math.max(0, found.length - LIST_LIMIT) }
}

function matches(typedWords: readonly string[]): (choice: Searchable) => boolean {
  return ({ words }) => {
    const folded = ` ${foldText(words)}`
    return typedWords.every((word) => folded.includes(` ${word}`))
  }
}

function sortChosenFirst<C extends Searchable>(choices: readonly C[], chosen: readonly string[]): C[] {
  const isChosen = new Set(chosen)
  return [...choices.filter(({ key }) => isChosen.has(key)), ...choices.filter(({ key }) => !isChosen.has(key))]
}
