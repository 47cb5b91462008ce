/** Facts that users write over HTTP, one writer per kind: how each is written, and how all of a kind are read back. */
import { pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import type { Answer, Installation } from '../installation.ts'

/** `value` null: absent. `send` resolves to the response. */
export type Write = { key: string; value: string | null; send(): Promise<Answer> }

export type Facts = {
  /** Plans the next write; `ids` are those of the last read. */
  plan(it: Installation, random: Random, known: Known): Write
  /** Every fact of the kind. A duplicate key is a fault. */
  read(it: Installation): Promise<{ facts: [key: string, value: string][]; ids: [key: string, id: string][] }>
}
export type Known = { facts: ReadonlyMap<string, string>; ids: Map<string, string> }

const KEYS = 25

type Item = Record<string, unknown>

/** Resources created at one address and changed and removed at another: most of what users write. */
function records(options: {
  path: string
  name: (n: number) => string
  body: (key: string, value: string) => object
  change?: 'PUT' | 'PATCH'
  list: (it: Installation) => Promise<Item[]>
  keyOf: (item: Item) => string
  idOf: (item: Item) => string
  stateOf: (item: Item) => string
  /** The seen state that an update must include. */
  seen?: (item: Item) => object
}): Facts {
  const { path, name, body, change = 'PUT', list, keyOf, idOf, stateOf, seen } = options
  const look = async (it: Installation, id: string) => {
    const item = seen && (await list(it)).find((one) => idOf(one) === id)
    return item ? seen(item) : {}
  }
  return {
    plan(it, random, known) {
      const key = name(pickInteger(random, 1, KEYS))
      const id = known.ids.get(key)
      const value = `v${pickInteger(random, 1, 999_999)}`
      if (id === undefined) {
        const send = async () => {
          const answer = await it.ask(path, { method: 'POST', json: body(key, value) })
          if (answer.status < 300) known.ids.set(key, idOf(answer.json as Item))
          return answer
        }
        return { key, value, send }
      }
      const one = `${path}${encodeURIComponent(id)}/`
      if (random() < 0.7) {
        const send = async () => {
          const json = { ...body(key, value), ...(await look(it, id)) }
          return it.ask(one, { method: change, json })
        }
        return { key, value, send }
      }
      const send = async () => {
        const answer = await it.ask(one, { method: 'DELETE' })
        if (answer.status < 300) known.ids.delete(key)
        return answer
      }
      return { key, value: null, send }
    },
    async read(it) {
      const items = (await list(it)).filter((item) => options.keyOf(item).startsWith(name(0).slice(0, -1)))
      return {
        facts: items.map((item) => [keyOf(item), stateOf(item)]),
        ids: items.map((item) => [keyOf(item), idOf(item)]),
      }
    },
  }
}

const text = (item: Item, name: string) => String(item[name] ?? '')
const asItems = ({ json }: Answer) => (Array.isArray(json) ? json : (json as { items: Item[] }).items) as Item[]

const searches = records({
  path: '/api/saved-search/',
  name: (n) => `busca-${n}`,
  body: (key, value) => ({ title: key, filters: { search: value } }),
  list: async (it) => asItems(await it.ask('/api/saved-search/')),
  keyOf: (item) => text(item, 'title'),
  idOf: (item) => text(item, 'id'),
  stateOf: (item) => String((item.filters as Item).search),
})

const users = records({
  path: '/api/users/',
  name: (n) => `pessoa-${n}`,
  body: (key, value) => ({ username: key, first_name: value, is_active: true }),
  change: 'PATCH',
  list: async (it) => asItems(await it.ask('/api/users/')),
  keyOf: (item) => text(item, 'username'),
  idOf: (item) => text(item, 'username'),
  stateOf: (item) => text(item, 'first_name'),
})

/** Whole domains: posts that link there are marked after a while. */
const links = records({
  path: '/api/misleading-links/',
  name: (n) => `dominio-${n}`,
  body: (key, value) => ({ kind: 'domínio', address: `${key}.example`, reason: value, source: 'prova' }),
  list: async (it) => asItems(await it.ask('/api/misleading-links/?page_size=100')),
  keyOf: (item) => text(item, 'address').replace(/\.example$/, ''),
  idOf: (item) => text(item, 'id'),
  stateOf: (item) => text(item, 'reason'),
  seen: ({ version }) => ({ version }),
})

const people = records({
  path: '/api/public-persons/',
  name: (n) => `Deputada-${n}`,
  body: (key, value) => ({ name: key, role: value }),
  change: 'PATCH',
  list: async (it) => asItems(await it.ask('/api/public-persons/?page_size=100&search=deputada')),
  keyOf: (item) => text(item, 'name'),
  idOf: (item) => text(item, 'id'),
  stateOf: (item) => text(item, 'role'),
})

/** One user's verdicts on posts' labels; the posts show them. */
export const verdicts = (posts: readonly string[]): Facts => ({
  plan(it, random, { facts }) {
    const key = pickOne(random, posts)
    const path = `/api/posts/${key}/hate-review/`
    if (facts.has(key) && random() < 0.3) return { key, value: null, send: () => it.ask(path, { method: 'DELETE' }) }
    const value = pickOne(random, ['confirmado', 'rejeitado'])
    const send = async () => {
      const { json } = await it.ask(`/api/posts/${key}/hate/`)
      return it.ask(path, { method: 'POST', json: { verdict: value, version: text(json as Item, 'version') } })
    }
    return { key, value, send }
  },
  async read(it) {
    const facts: [string, string][] = []
    for (const key of posts) {
      const { json } = await it.ask(`/api/posts/${key}/hate/`)
      const stands = (json as { verdicts: Item[] }).verdicts.filter(({ withdrawnAt }) => withdrawnAt === null)
      for (const verdict of stands) facts.push([key, text(verdict, 'verdict')])
    }
    return { facts, ids: [] }
  },
})

/** Accounts moved from one person to another. */
export const moves = (accounts: readonly string[], persons: readonly string[]): Facts => ({
  plan(it, random, { facts }) {
    const key = pickOne(random, accounts)
    const value = pickOne(random, persons)
    const own = accounts.filter((account) => account === key || facts.get(account) === value)
    const json = { accounts: own.map((handle) => ({ platform: 'X', handle })), take_accounts: true }
    return { key, value, send: () => it.ask(`/api/public-persons/${value}/`, { method: 'PATCH', json }) }
  },
  async read(it) {
    const facts: [string, string][] = []
    for (const person of persons) {
      const { json } = await it.ask(`/api/public-persons/${person}/`)
      for (const { handle } of (json as { accounts: { handle: string }[] }).accounts) facts.push([handle, person])
    }
    return { facts, ids: [] }
  },
})

export const PLAIN_FACTS = { searches, users, links, people }
