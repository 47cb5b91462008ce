import { expect, test } from 'vitest'
import { makePost } from '../../../../test/factory.ts'
import { prepareItems } from './prepare-items.ts'

test('others have the thread between posts that take long', async () => {
  const items = [1, 2, 3].map((position) => ({ position, post: makePost({ native_id: String(position) }) }))
  const slow = {
    name: 'slow',
    version: 1,
    run() {
      const end = performance.now() + 6
      while (performance.now() < end);
    },
  }
  const seen: unknown[] = []
  setImmediate(() => seen.push('another'))
  for await (const { position } of prepareItems(items, [slow])) seen.push(position)
  expect(seen).toEqual([1, 'another', 2, 3])
})
