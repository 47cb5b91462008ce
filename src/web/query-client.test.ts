import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { ChangeAwareQueryClient } from './query-client.ts'

const KEY = ['list']

/** Answers only when it is told to, with what was stored when it was asked. */
function openStore() {
  let stored = 'before'
  const waiting: (() => void)[] = []
  return {
    change: () => {
      stored = 'after'
    },
    /** Whether somebody was waiting. */
    answer: () => {
      const next = waiting.shift()
      next?.()
      return next !== undefined
    },
    ask: () => {
      const seen = stored
      return new Promise<string>((done) => waiting.push(() => done(seen)))
    },
  }
}

describe('a first answer that is still awaited when something changes', () => {
  it('is asked for again, by who shows it', async () => {
    const [client, store] = [new ChangeAwareQueryClient(), openStore()]
    const shown = new QueryObserver(client, { queryKey: KEY, queryFn: store.ask, staleTime: 60_000 })
    const stop = shown.subscribe(() => {})
    store.change()
    const isDone = client.invalidateQueries({ queryKey: KEY })
    store.answer()
    await expect.poll(() => shown.getCurrentResult().data).toBe('before')
    await expect.poll(store.answer).toBe(true)
    await isDone
    expect(shown.getCurrentResult().data).toBe('after')
    stop()
  })

  it('does not pass for the newest where nobody shows it any more', async () => {
    const [client, store] = [new ChangeAwareQueryClient(), openStore()]
    const query = { queryKey: KEY, queryFn: store.ask, staleTime: 60_000 }
    const loaded = client.fetchQuery(query)
    store.change()
    const isDone = client.invalidateQueries({ queryKey: KEY })
    store.answer()
    await expect(loaded).resolves.toBe('before')
    await isDone
    const again = client.fetchQuery(query)
    store.answer()
    await expect(again).resolves.toBe('after')
  })

  it('is asked for again although it failed, and nothing is thrown', async () => {
    const client = new ChangeAwareQueryClient({ defaultOptions: { queries: { retry: false } } })
    let asked = 0
    const queryFn = async () => {
      asked += 1
      if (asked === 1) throw new Error('cut')
      return asked
    }
    const shown = new QueryObserver(client, { queryKey: KEY, queryFn })
    const stop = shown.subscribe(() => {})
    await client.invalidateQueries({ queryKey: KEY })
    expect(shown.getCurrentResult().data).toBe(2)
    stop()
  })
})

it('is asked for again once, however many changes came meanwhile', async () => {
  const [client, store] = [new ChangeAwareQueryClient(), openStore()]
  let asked = 0
  const queryFn = () => {
    asked += 1
    return store.ask()
  }
  const shown = new QueryObserver(client, { queryKey: KEY, queryFn, staleTime: 60_000 })
  const stop = shown.subscribe(() => {})
  const areDone = [1, 2, 3].map(() => client.invalidateQueries({ queryKey: KEY }))
  store.change()
  store.answer()
  await expect.poll(store.answer).toBe(true)
  await Promise.all(areDone)
  expect(shown.getCurrentResult().data).toBe('after')
  expect(asked).toBe(2)
  stop()
})

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('nobody waits for what was not sent yet, which is sent after the change anyway', async () => {
    const client = new ChangeAwareQueryClient()
    client.mount()
    onlineManager.setOnline(false)
    let asked = 0
    const loaded = client.fetchQuery({ queryKey: KEY, queryFn: async () => ++asked })
    await client.invalidateQueries({ queryKey: KEY })
    onlineManager.setOnline(true)
    await expect(loaded).resolves.toBe(1)
    client.unmount()
  })
})

it('leaves other questions alone', async () => {
  const [client, store] = [new ChangeAwareQueryClient(), openStore()]
  const other = client.fetchQuery({ queryKey: ['other'], queryFn: store.ask, staleTime: 60_000 })
  await client.invalidateQueries({ queryKey: KEY })
  store.answer()
  await other
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(false)
})
