import { expect, test } from 'vitest'
import { countSideBySide } from './side-by-side.ts'

test('steps begin together, and one that fails fails alone', async () => {
  const step = (title: string, script: string) => ({ title, command: process.execPath, args: ['-e', script] })
  const counts = await countSideBySide([step('good', 'console.log("said")'), step('bad', 'process.exit(3)')])
  expect(counts).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ])
})

test('a program that is not there fails its step', async () => {
  expect(await countSideBySide([{ title: 'nobody', command: '/nowhere/program', args: [] }])).toEqual([
    { passed: 0, failed: 1 },
  ])
})
