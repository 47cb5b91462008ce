/** Suggests the owner of an account by its display name, its handle and accounts in other networks. Pure. */
import type { SuggestionReason } from '../../contract/people/accounts-without-person.ts'
import { foldText } from '../../text/fold.ts'
import { OFFICE_WORDS, toPlainName } from './person-by-name.ts'

export type SuggestiblePerson = {
  id: number
  name: string
  uf: string
  accounts: readonly { platform: string; handle: string }[]
}

/** `uf` is empty when no post contains one. */
export type SuggestibleAccount = { platform: string; handle: string; full_name: string; uf: string }

export type Suggestion<Person> = { person: Person; reasons: SuggestionReason[]; is_sure: boolean }

const MOST = 3
/** Minimum length of a name's word: shorter ones ("de", "da", "e") distinguish nobody. */
const MIN_WORD = 3
/** Words of a display name that are not part of a name. */
const NO_NAME = new Set([...OFFICE_WORDS, 'federal', 'estadual', 'oficial'])
/** Suffixes that distinguish a son from his father. */
const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'junior',
    junior: 'junior',
    filho: 'filho',
    neto: 'neto',
    sobrinho: 'sobrinho',
  }),
)
/** Minimum length of a display name of one word: shorter ones are first names. */
const MIN_ALONE = 6
const MAX_ALIKE = 20
/** Minimum letters of two joined names that must occur in a handle. */
const MIN_IN_HANDLE = 9
/** Further letters of a handle are ignored, as are longer words in it. */
const MAX_HANDLE = 60
const MAX_WORD = 20

const WEIGHTS: Record<SuggestionReason, number> = {
  'mesmo nome': 8,
  'mesma conta em outra rede': 5,
  'nome parecido': 4,
  'nome na conta': 3,
  'mesma UF': 1,
}

/** Index of people by the traces that accounts may show. */
export class PeopleByTrace<Person extends SuggestiblePerson> {
  readonly #byName = new Map<string, Person[]>()
  readonly #byWord = new Map<string, Person[]>()
  readonly #byHandle = new Map<string, Person[]>()

  constructor(people: readonly Person[]) {
    for (const person of people) {
      add(this.#byName, toPlainName(person.name), person)
      for (const word of listWords(person.name)) add(this.#byWord, word, person)
      for (const { handle } of person.accounts) add(this.#byHandle, handle.toLowerCase(), person)
    }
  }

  /** The only person whose exact name the account shows; undefined if a state contradicts, or a second person has the same name. */
  findSure({ full_name, uf }: SuggestibleAccount): Person | undefined {
    const [person, other] = this.#byName.get(toPlainName(full_name)) ?? []
    return person && !other && isSameState(person.uf, uf) ? person : undefined
  }

  /** The most likely first, without people whose state the posts contradict. */
  suggest(account: SuggestibleAccount): Suggestion<Person>[] {
    const sure = this.findSure(account)
    return [...this.#listCandidates(account)]
      .filter((person) => isSameState(person.uf, account.uf))
      .map((person) => ({ person, reasons: listReasons(person, account), is_sure: person === sure }))
      .filter(({ reasons }) => reasons.some((reason) => reason !== 'mesma UF'))
      .sort((a, b) => weigh(b.reasons) - weigh(a.reasons) || a.person.id - b.person.id)
      .slice(0, MOST)
  }

  #listCandidates({ full_name, handle }: SuggestibleAccount): Set<Person> {
    const words = listWords(full_name)
    const [only = ''] = words
    return new Set([
      ...(this.#byName.get(toPlainName(full_name)) ?? []),
      ...(this.#byHandle.get(handle.toLowerCase()) ?? []),
      ...(words.size === 1 && only.length >= MIN_ALONE ? (this.#byWord.get(only) ?? []).slice(0, MAX_ALIKE) : []),
      ...this.#findByTwoWords(words),
      ...this.#findByTwoWords(listPieces(toLetters(handle))),
    ])
  }

  /** People whose names contain at least two of the words. In a register of tens of thousands a single "Maria" would match thousands. */
  #findByTwoWords(words: ReadonlySet<string>): Set<Person> {
    const once = new Set<Person>()
    const twice = new Set<Person>()
    const lists = [...words].map((word) => this.#byWord.get(word) ?? []).sort((a, b) => a.length - b.length)
    const longest = lists.pop() ?? []
    for (const person of lists.flat()) (once.has(person) ? twice : once).add(person)
    for (const person of longest) if (once.has(person)) twice.add(person)
    return twice
  }
}

function listReasons(person: SuggestiblePerson, account: SuggestibleAccount): SuggestionReason[] {
  const handle = account.handle.toLowerCase()
  const isSameName = toPlainName(person.name) === toPlainName(account.full_name)
  const reasons: [SuggestionReason, boolean][] = [
    ['mesmo nome', isSameName],
    ['mesma conta em outra rede', person.accounts.some((one) => one.handle.toLowerCase() === handle)],
    ['nome parecido', !isSameName && isAlike(person.name, account.full_name)],
    ['nome na conta', standsInHandle(person.name, handle) && !isOtherGeneration(person.name, account.full_name)],
    ['mesma UF', person.uf !== '' && person.uf === account.uf],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

const weigh = (reasons: readonly SuggestionReason[]) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)

/** Two words or more, and all of the shorter name occur in the longer one; or one long word that occurs there. */
function isAlike(one: string, shown: string): boolean {
  if (findGeneration(one) !== findGeneration(shown)) return false
  const [few = new Set<string>(), many = few] = [listWords(one), listWords(shown)].sort((a, b) => a.size - b.size)
  const [only = ''] = few
  const isEnough = few.size >= 2 || (listWords(shown).size === 1 && only.length >= MIN_ALONE)
  return isEnough && [...few].every((word) => many.has(word))
}

/** The account has a generation suffix that the person's name lacks or contradicts. */
function isOtherGeneration(name: string, shown: string): boolean {
  const generation = findGeneration(shown)
  return generation !== '' && generation !== findGeneration(name)
}

const findGeneration = (name: string) =>
  toPlainName(name)
    .split(' ')
    .flatMap((word) => GENERATIONS.get(word) ?? [])
    .join(' ')

/** First and last word of the name, joined: "fulanatal" in "depfulanatal13". */
function standsInHandle(name: string, handle: string): boolean {
  const words = [...listWords(name)]
  const letters = toLetters(handle)
  const pairs = [words.join(''), `${words[0]}${words.at(-1)}`]
  return words.length >= 2 && pairs.some((pair) => pair.length >= MIN_IN_HANDLE && letters.includes(pair))
}

const listWords = (name: string) =>
  new Set(
    toPlainName(name)
      .split(' ')
      .filter((word) => word.length >= MIN_WORD && !NO_NAME.has(word) && !GENERATIONS.has(word)),
  )

const toLetters = (handle: string) => foldText(handle).replace(/[^a-z]/g, '')

/** Every part of a handle that may be a word of a name. */
function listPieces(letters: string): Set<string> {
  const pieces = new Set<string>()
  const shown = letters.slice(0, MAX_HANDLE)
  for (let start = 0; start < shown.length; start += 1)
    for (let size = MIN_WORD; size <= MAX_WORD && start + size <= shown.length; size += 1)
      pieces.add(shown.slice(start, start + size))
  return pieces
}

const isSameState = (one: string, other: string) => one === '' || other === '' || one === other

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
