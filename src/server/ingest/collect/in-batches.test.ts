import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('what is asked meanwhile is answered together, each with its own answer', async () => {
  const groups: number[][] = []
  const double = inBatches(async (numbers: readonly number[]) => {
    groups.push([...numbers])
    return numbers.map((n) => n * 2)
  })
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(await double(5)).toBe(10)
})

test('a failure is that of its group; the next one is asked anew', async () => {
  let isBroken = true
  const ask = inBatches(async (texts: readonly string[]) => {
    if (isBroken) throw new Error('away')
    return [...texts]
  })
  await expect(Promise.allSettled(['a', 'b'].map(ask))).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  isBroken = false
  expect(await ask('c')).toBe('c')
})
