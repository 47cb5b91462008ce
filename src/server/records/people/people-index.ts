import { accountKey } from '../../../contract/people/account-key.ts'
import type { ImportedPerson } from '../../../contract/people/imported-person.ts'
import { foldText } from '../../../text/fold.ts'
import type { Person } from './people.ts'
import type { Alias } from './people-aliases.ts'

/** The form in which names are compared and sorted: without case, accents and punctuation. */
export const toNameKey = (name: string) => foldText(name)

/** All stored people, indexed by what identifies a person of a list. */
export class PeopleIndex {
  readonly #bySource = new Map<string, Person>()
  readonly #byName = new Map<string, Person[]>()
  readonly #byAccount = new Map<string, Person>()
  readonly #mergedSources = new Set<string>()

  constructor(people: readonly Person[], aliases: readonly Alias[] = []) {
    for (const person of people) this.add(person)
    const byId = new Map(people.map((person) => [person.id, person]))
    for (const alias of aliases) this.#addAlias(alias, byId.get(alias.person_id))
  }

  /** A list that still contains a merged person refers to the remaining one. */
  #addAlias({ source_id, name }: Alias, person: Person | undefined): void {
    if (!person) return
    if (source_id !== null) {
      this.#bySource.set(source_id, person)
      this.#mergedSources.add(source_id)
    }
    const key = toNameKey(name)
    const others = this.#byName.get(key) ?? []
    if (!others.includes(person)) this.#byName.set(key, [...others, person])
  }

  /** Whether a list's record was merged into another: it then completes that one without overwriting it. */
  isMerged(sourceId: string | null): boolean {
    return sourceId !== null && this.#mergedSources.has(sourceId)
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
   * The stored people who may be this person; several when it is ambiguous. Different source ids are different people, whatever
   * their names; a state missing on one side does not separate them.
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
