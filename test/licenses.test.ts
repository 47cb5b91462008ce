/** What the program installs may be used and distributed under Apache-2.0: read from the lock file, as `npm run sbom` does. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      integrity: z.string().optional(),
    }),
  ),
})

const Sbom = z.object({
  bomFormat: z.string(),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
})

const readLock = () => Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

/** Missing in the registry that the lock file was made with: npm fetches them on those systems without checking a hash. */
const WITHOUT_HASH = ['lib-darwin-arm64', 'lib-darwin-x64', 'lib-linux-arm64-gnu'].map(
  (name) => `node_modules/@chdb/${name}`,
)

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
  // Fonts: may be bundled, but not sold separately.
  'OFL-1.1',
])
/** Weak copyleft is allowed for libraries that are linked and not modified. */
const LINKED: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^node_modules\/@img\/sharp-/,
  // Used by the page builder.
  'MPL-2.0': /^node_modules\/lightningcss/,
}
/** Packages that state their licence only in a file. */
const BY_FILE: Readonly<Record<string, string>> = { 'node_modules/dom-walk': 'MIT' }

const isAllowed = (path: string, license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => PERMISSIVE.has(one) || LINKED[one]?.test(path)))

test('every package that is installed with the program has a licence that allows it', () => {
  const installed = Object.entries(readLock()).filter(([path, { dev }]) => path !== '' && !dev)
  expect(installed.length).toBeGreaterThan(100)
  const refused = installed
    .map(([path, { license }]) => ({ path, license: license ?? BY_FILE[path] ?? 'none' }))
    .filter(({ path, license }) => !isAllowed(path, license))
  expect(refused).toEqual([])
})

test('every package has its hash, but for the engine on three systems', () => {
  const bare = Object.entries(readLock()).filter(([path, { integrity }]) => path !== '' && !integrity)
  expect(bare.map(([path]) => path)).toEqual(WITHOUT_HASH)
})

test('the list of packages is CycloneDX and leaves none out', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 20_000_000 })
  const { bomFormat, components } = Sbom.parse(JSON.parse(printed))
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const locked = Object.entries(readLock()).filter(([path]) => path !== '')
  const names = locked.map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
  expect(names.filter((one) => !listed.has(one))).toEqual([])
})

test('strong copyleft, no licence and unknown ones are refused', () => {
  expect(isAllowed('node_modules/a', 'GPL-3.0-only')).toBe(false)
  expect(isAllowed('node_modules/a', 'LGPL-3.0-or-later')).toBe(false)
  expect(isAllowed('node_modules/a', 'MIT AND AGPL-3.0-only')).toBe(false)
  expect(isAllowed('node_modules/a', '(MIT OR GPL-2.0-only)')).toBe(true)
  expect(isAllowed('node_modules/a', 'none')).toBe(false)
})
