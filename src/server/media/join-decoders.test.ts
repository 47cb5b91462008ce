import { expect, test } from 'vitest'
import { countDecoders, joinDecoders, type Opener } from './join-decoders.ts'

const GB = 1_000_000_000

/** One after the other, each for as long as the test wants. */
function openPlayed(): Opener<string, string> & { begun: string[]; finish(): void } {
  const begun: string[] = []
  const open: (() => void)[] = []
  return {
    begun,
    finish: () => open.shift()?.(),
    decode: (file) =>
      new Promise((done, refuse) => {
        begun.push(file)
        open.push(() => (file === 'broken' ? refuse(new Error('broken')) : done(file)))
      }),
    close: async () => void begun.push('closed'),
  }
}

test('pictures are looked at side by side, each by whoever has the fewest before it', async () => {
  const [first, second] = [openPlayed(), openPlayed()]
  const both = joinDecoders([first, second])
  const found = ['a', 'b', 'c'].map((file) => both.decode(file))
  expect([first.begun, second.begun]).toEqual([['a', 'c'], ['b']])
  second.finish()
  await found[1]
  found.push(both.decode('d'))
  expect(second.begun).toEqual(['b', 'd'])
  first.finish()
  first.finish()
  second.finish()
  expect(await Promise.all(found)).toEqual(['a', 'b', 'c', 'd'])
})

test('one that refuses a file takes the next', async () => {
  const [first, second] = [openPlayed(), openPlayed()]
  const both = joinDecoders([first, second])
  const broken = both.decode('broken')
  first.finish()
  await expect(broken).rejects.toThrow('broken')
  void both.decode('next')
  expect(first.begun).toEqual(['broken', 'next'])
  await both.close()
  expect(second.begun).toEqual(['closed'])
})

test.each([
  { cores: 2, gb: 8, count: 1 },
  { cores: 8, gb: 32, count: 2 },
  { cores: 8, gb: 4, count: 1 },
  { cores: 64, gb: 256, count: 3 },
])('$cores cores and $gb GB bear $count', ({ cores, gb, count }) => {
  expect(countDecoders(cores, gb * GB)).toBe(count)
})
