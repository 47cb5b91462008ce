/** Which accounts of a page are marked, and whose they would become. Pure. */
import type { AccountWithoutPerson, PersonSuggestion } from '../../../../contract/people/accounts-without-person.ts'
import type { Choice } from './accounts.ts'

export const keyOf = ({ platform, handle }: Pick<AccountWithoutPerson, 'platform' | 'handle'>) =>
  `${platform} ${handle.toLowerCase()}`

/** Whom an account is joined to together with others: the sure suggestion, or the only one. Of two, a person chooses. */
export function findChoice({ suggestions }: AccountWithoutPerson): PersonSuggestion | undefined {
  return suggestions.find(({ is_sure }) => is_sure) ?? (suggestions.length === 1 ? suggestions[0] : undefined)
}

/** Of the marked accounts those that can be joined without a further question. */
export const listChoices = (items: readonly AccountWithoutPerson[], marked: ReadonlySet<string>): Choice[] =>
  items.flatMap((account) => {
    const choice = marked.has(keyOf(account)) ? findChoice(account) : undefined
    return choice ? [{ account, person: choice.person }] : []
  })

export const listSure = (items: readonly AccountWithoutPerson[]): string[] =>
  items.filter(({ suggestions }) => suggestions.some(({ is_sure }) => is_sure)).map(keyOf)
