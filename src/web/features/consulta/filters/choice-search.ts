import type { ReactNode } from 'react'
import { foldText } from '../../../../text/fold.ts'

/** A searchable entry of a filter's list; `words` is the searched text. */
export type Searchable = { readonly key: string; readonly words: string }

/** An entry; `content` replaces the label if it is more than text. */
export type PickerChoice = Searchable & {
  readonly label: string
  readonly count: number | null
  readonly content?: ReactNode
}

/** Maximum entries shown at once; typing narrows further. */
export const LIST_LIMIT = 100

/**
 * The entries that match the typed text, selected ones first while nothing is typed, at most LIST_LIMIT. Every typed word must be a
 * prefix of a word of the entry, ignoring accents and case.
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
