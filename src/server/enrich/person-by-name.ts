import { accountKey } from '../../contract/people/account-key.ts'
import { foldText } from '../../text/fold.ts'
import type { FindPerson, KnownPerson } from './author.ts'
import type { DraftPost } from './draft-post.ts'

/** An account that was matched to a person. */
export type LinkedAccount = { person_id: number; platform: string; handle: string }

export type NameLinks = { findPerson: FindPerson; linked: LinkedAccount[] }

/**
 * Offices that people put before their display name. Ranks and callings ("Delegada", "Pastor", "Cel.") are not included: registered
 * names
 * contain them too, and without them two people may have the same name.
 */
export const OFFICE_WORDS =
  'dep deputado deputada sen senador senadora ver vereador vereadora gov governador governadora pref prefeito prefeita min ministro ministra'.split(
    ' ',
  )

/** "Dep. Fulana", "Deputado Federal Beltrano". */
const TITLE = new RegExp(`^(?:(?:${OFFICE_WORDS.join('|')})(?: federal| estadual)? )+`)

/** The folded name without the title. */
export const toPlainName = (name: string) => foldText(name).replace(TITLE, '')

/**
 * Matches an account to a person when its display name is exactly that of one known person, and the states, if both are known, agree.
 * Every account found is appended to `linked`. A display name proves nothing: used only on request.
 */
export function linkAccountsByName(people: readonly KnownPerson[]): NameLinks {
  const byName = Map.groupBy(people, ({ name }) => toPlainName(name))
  const known = new Map<string, KnownPerson>()
  const linked: LinkedAccount[] = []

  const findPerson = (post: DraftPost) => {
    const key = accountKey(post.platform, post.account)
    const before = known.get(key)
    if (before) return before
    const [person, other] = byName.get(toPlainName(post.full_name)) ?? []
    if (!person || other || (post.uf && person.uf && post.uf !== person.uf)) return undefined
    known.set(key, person)
    linked.push({ person_id: person.id, platform: post.platform, handle: post.account })
    return person
  }
  return { findPerson, linked }
}
