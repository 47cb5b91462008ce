import { expect, test } from 'vitest'
import { createFairShare } from './fair-share.ts'

test('one user has a share, all together have a limit, and what ends makes room, also by failing', async () => {
  const share = createFairShare({ total: 3, perUser: 2 })
  const open: PromiseWithResolvers<string>[] = []
  const start = (user: number) => {
    const work = Promise.withResolvers<string>()
    open.push(work)
    return share.take(user, () => work.promise)
  }
  const [first, second] = [start(1), start(1)]
  await expect(share.take(1, async () => 'x')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  const third = start(2)
  await expect(share.take(3, async () => 'x')).rejects.toMatchObject({ status: 503 })
  open[0]?.resolve('feito')
  open[1]?.reject(new Error('falhou'))
  expect(await first).toBe('feito')
  await expect(second).rejects.toThrow('falhou')
  expect(await share.take(1, async () => 'x')).toBe('x')
  open[2]?.resolve('feito')
  expect(await third).toBe('feito')
})
