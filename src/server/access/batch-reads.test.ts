import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

/** Reads that end on command. */
function openReads(most?: number) {
  const asked: (readonly string[])[] = []
  const ends: ((error?: Error) => void)[] = []
  const read = batchReads<string>((keys) => {
    asked.push(keys)
    return new Promise((resolve, reject) => {
      ends.push((error) =>
        error
          ? reject(error)
          : resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `row ${key}`]))),
      )
    })
  }, most)
  return { asked, read, end: (n: number, error?: Error) => ends[n]?.(error) }
}

test('what comes while one read is under way is one question, each key once', async () => {
  const { asked, read, end } = openReads()
  const first = Promise.all(['a', 'z'].map(read))
  await turn()
  const others = Promise.all(['b', 'c', 'b', 'a', 'none'].map(read))
  expect(asked).toEqual([['a', 'z']])
  end(0)
  expect(await first).toEqual(['row a', 'row z'])
  await turn()
  expect(asked).toEqual([
    ['a', 'z'],
    ['b', 'c', 'a', 'none'],
  ])
  end(1)
  expect(await others).toEqual(['row b', 'row c', 'row b', 'row a', undefined])
})

test('more than one question takes are several, one after the other', async () => {
  const { asked, read, end } = openReads(2)
  const all = Promise.all(['a', 'b', 'c', 'd'].map(read))
  for (const n of [0, 1]) {
    while (asked.length === n) await turn()
    end(n)
  }
  expect(await all).toEqual(['row a', 'row b', 'row c', 'row d'])
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a read that fails is told to those who waited for it, and the next one goes on', async () => {
  const { read, end } = openReads()
  const first = read('a')
  await turn()
  const second = read('b')
  end(0, new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  end(1)
  expect(await second).toBe('row b')
})
