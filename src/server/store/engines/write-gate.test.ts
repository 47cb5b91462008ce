import { expect, test } from 'vitest'
import { openWriteGate } from './write-gate.ts'

test('work that wants stillness waits for who writes, and who comes then waits for it', async () => {
  const gate = openWriteGate()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const writing = gate.write(async () => {
    await first.promise
    order.push('written')
  })
  const holding = gate.hold(async () => {
    order.push('held')
    await Promise.resolve()
    order.push('let go')
  })
  const later = gate.write(async () => void order.push('written later'))
  const held = gate.hold(async () => void order.push('held again'))
  first.resolve()
  await Promise.all([writing, holding, later, held])
  expect(order.slice(0, 3)).toEqual(['written', 'held', 'let go'])
  expect(order.slice(3).toSorted()).toEqual(['held again', 'written later'])
})

test('nobody waits longer for a write without an end; what fails lets everybody through', async () => {
  const gate = openWriteGate()
  const endless = Promise.withResolvers<void>()
  const writing = gate.write(() => endless.promise)
  await expect(gate.hold(async () => 'held', 1)).rejects.toMatchObject({ fault: 'store_unavailable' })
  expect(await gate.write(async () => 'written')).toBe('written')
  endless.resolve()
  await writing
  await expect(gate.hold(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  await expect(gate.write(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await gate.hold(async () => 'held')).toBe('held')
})
