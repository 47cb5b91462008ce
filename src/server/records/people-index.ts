import { accountKey } from '../../contract/account-key.ts'
import type { ImportedPerson } from '../../contract/imported-person.ts'
import { foldText } from '../../query/fold.ts'
import type { Person } from './people.ts'

/** How names are compared and sorted: without case, accents and punctuation. */
export const toNameKey = (name: string) => foldText(name)

/** Everybody who is stored, by what tells whether a person of a list is one of them. */
export class PeopleIndex {
  readonly #bySource = new Map<string, Person>()
  readonly #byName = new Map<string, Person[]>()
  readonly #byAccount = new Map<string, Person>()

  constructor(people: readonly Person[]) {
    for (const person of people) this.add(person)
  }

  add(person: Person): void {
    this.addSource(person)
    const key = toNameKey(person.name)
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), person])
    for (const account of person.accounts) this.addAccount(account, person)
  }

  addSource(person: Person): void {
    if (person.source_id !== null) this.#bySource.set(person.source_id, person)
  }

  addAccount(account: { platform: string; handle: string }, person: Person): void {
    this.#byAccount.set(accountKey(account.platform, account.handle), person)
  }

  findOwner(account: { platform: string; handle: string }): Person | undefined {
    return this.#byAccount.get(accountKey(account.platform, account.handle))
  }

  /**
   * Who of those stored may be this person; more than one when it cannot be told. Two different source ids are two
   * people, whatever their names; a state that one of the two does not tell does not part them.
   */
  findSame(person: ImportedPerson, demo: boolean): Person[] {
    const known = person.source_id === null ? undefined : this.#bySource.get(person.source_id)
    if (known) return [known]
    return (this.#byName.get(toNameKey(person.name)) ?? []).filter(
      (other) =>
        other.demo === demo &&
        (other.source_id === null || person.source_id === null) &&
        (other.uf === (person.uf ?? '') || other.uf === '' || person.uf === null),
    )
  }
}
