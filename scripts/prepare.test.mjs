import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWebBuilt, stampWeb } from './build-web.mjs'
import { isInstalled } from './install.mjs'
import { withLock } from './lock-file.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lupascan-prepare-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const writeInstall = (wanted, present) => {
  write('package-lock.json', { packages: { '': { version: '1.0.0' }, ...wanted } })
  write('node_modules/.package-lock.json', { packages: present })
  write('node_modules/.bin/node', '')
}
const a = { version: '1.0.0', integrity: 'sha512-a' }

test('an install is complete when every package that is not optional is there as the lock says', () => {
  writeInstall({ 'node_modules/a': a, 'node_modules/mac': { ...a, optional: true } }, { 'node_modules/a': a })
  expect(isInstalled(root)).toBe(true)
})

test.each([
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
  ['a package has other contents', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
])('an install is not complete when %s', (_, present) => {
  writeInstall({ 'node_modules/a': a }, present)
  expect(isInstalled(root)).toBe(false)
})

test('an install that was interrupted, or has no Node, counts as none', () => {
  writeInstall({ 'node_modules/a': a }, { 'node_modules/a': a })
  rmSync(join(root, 'node_modules/.bin/node'))
  expect(isInstalled(root)).toBe(false)
  write('node_modules/.bin/node', '')
  write('node_modules/.package-lock.json', '{"packages": {')
  expect(isInstalled(root)).toBe(false)
})

test('the pages are built again when a source changes, appears or goes, and only then', () => {
  write('src/web/main.tsx', 'one')
  write('src/contract/posts/post.ts', 'two')
  expect(isWebBuilt(root)).toBe(false)
  write('dist/web/.build', stampWeb(root))
  expect(isWebBuilt(root)).toBe(true)
  utimesSync(join(root, 'src/web/main.tsx'), new Date(0), new Date(0))
  write('src/server/main.ts', 'not a page')
  write('src/web/main.test.ts', 'not a page')
  expect(isWebBuilt(root)).toBe(true)
  write('src/search-language/parse.ts', 'three')
  expect(isWebBuilt(root)).toBe(false)
  rmSync(join(root, 'src/search-language/parse.ts'))
  expect(isWebBuilt(root)).toBe(true)
  write('src/contract/posts/post.ts', 'other')
  expect(isWebBuilt(root)).toBe(false)
})

test('two at once: the second waits for the first', async () => {
  const steps = []
  const file = join(root, 'dist/.lock')
  let endFirst
  const held = new Promise((resolve) => {
    endFirst = resolve
  })
  const first = withLock(
    file,
    () => steps.push('first waits'),
    async () => {
      steps.push('first in')
      await held
      steps.push('first out')
    },
  )
  const onWait = () => {
    steps.push('second waits')
    endFirst()
  }
  await Promise.all([first, withLock(file, onWait, async () => steps.push('second in'))])
  expect(steps).toEqual(['first in', 'second waits', 'first out', 'second in'])
  expect(existsSync(file)).toBe(false)
})

test('the lock of a killed process is taken over, and a failure releases it', async () => {
  write('dist/.lock', '')
  const file = join(root, 'dist/.lock')
  const minuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, minuteAgo, minuteAgo)
  const fail = async () => {
    throw new Error('disk full')
  }
  await expect(withLock(file, () => expect.unreachable(), fail)).rejects.toThrow('disk full')
  expect(existsSync(file)).toBe(false)
})
