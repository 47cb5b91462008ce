import { accountKey } from '../../contract/people/account-key.ts'
import { foldText } from '../../text/fold.ts'
import type { FindPerson, KnownPerson } from './author.ts'
import type { DraftPost } from './draft-post.ts'

/** An account that was found to be a person's. */
export type LinkedAccount = { person_id: number; platform: string; handle: string }

export type NameLinks = { findPerson: FindPerson; linked: LinkedAccount[] }

/**
 * Offices that people put before the name they show. Ranks and callings ("Delegada", "Pastor", "Cel.") are none of them:
 * registered names have them too, and without them two people may have the same.
 */
export const OFFICE_WORDS =
  'dep deputado deputada sen senador senadora ver vereador vereadora gov governador governadora pref prefeito prefeita min ministro ministra'.split(
    ' ',
  )

/** "Dep. Fulana", "Deputado Federal Beltrano". */
const TITLE = new RegExp(`^(?:(?:${OFFICE_WORDS.join('|')})(?: federal| estadual)? )+`)

/** Without the title and the way of writing. */
export const toPlainName = (name: string) => foldText(name).replace(TITLE, '')

/**
 * Takes an account to be a person's when it shows exactly the name of one known person, and the states, where both are
 * told, agree. `linked` grows with every account found. A shown name proves nothing: only for who asks for it.
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
