/** What the program installs may be used and passed on under Apache-2.0: read from the lock file, as `npm run sbom` does. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})

const PERMISSIVE = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
  ],
  // Fonts: may be bundled, not sold by themselves.
  'OFL-1.1',
])
/** Weak copyleft is for libraries that are linked and not changed. */
const LINKED: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^node_modules\/@img\/sharp-/,
  // Of the builder of the pages.
  'MPL-2.0': /^node_modules\/lightningcss/,
}
/** Say it in a file only. */
const BY_FILE: Readonly<Record<string, string>> = { 'node_modules/dom-walk': 'MIT' }

const isAllowed = (path: string, license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => PERMISSIVE.has(one) || LINKED[one]?.test(path)))

test('every package that is installed with the program has a licence that allows it', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(installed.length).toBeGreaterThan(100)
  const refused = installed
    .map(([path, { license }]) => ({ path, license: license ?? BY_FILE[path] ?? 'none' }))
    .filter(({ path, license }) => !isAllowed(path, license))
  expect(refused).toEqual([])
})

test('strong copyleft, no licence and unknown ones are refused', () => {
  expect(isAllowed('node_modules/a', 'GPL-3.0-only')).toBe(false)
  expect(isAllowed('node_modules/a', 'LGPL-3.0-or-later')).toBe(false)
  expect(isAllowed('node_modules/a', 'MIT AND AGPL-3.0-only')).toBe(false)
  expect(isAllowed('node_modules/a', '(MIT OR GPL-2.0-only)')).toBe(true)
  expect(isAllowed('node_modules/a', 'none')).toBe(false)
})
