import { expect, test } from 'vitest'
import { openDiskSpace } from './disk-space.ts'

const MB = 1_000_000

/** A disk of so many megabytes, and a clock. */
function open(megabytes: number) {
  const state = { free: megabytes, now: 0, looks: 0 }
  const diskSpace = openDiskSpace(
    ['/dados'],
    () => state.now,
    async () => {
      state.looks += 1
      return { bsize: MB, bavail: state.free, blocks: megabytes }
    },
  )
  return { state, diskSpace }
}
const FULL = { fault: 'no_space' }

test('a change is refused while less than the reserve is free, and taken when there is room again', async () => {
  const { state, diskSpace } = open(100_000)
  await diskSpace.require()
  state.free = 199
  state.now = 1_000
  await expect(diskSpace.require()).rejects.toMatchObject(FULL)
  state.free = 201
  state.now = 2_000
  await diskSpace.require()
})

test('of a small disk a twentieth is the reserve', async () => {
  const { state, diskSpace } = open(1_000)
  state.free = 51
  await diskSpace.require()
  state.free = 49
  state.now = 1_000
  await expect(diskSpace.require()).rejects.toMatchObject(FULL)
})

test('many changes look once', async () => {
  const { state, diskSpace } = open(1_000)
  for (let change = 0; change < 100; change += 1) await diskSpace.require()
  expect(state.looks).toBe(1)
})

test('a folder that is not there has nothing to say', async () => {
  await openDiskSpace(['/dados/nao-existe']).require()
})
