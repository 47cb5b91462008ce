import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findScreen, SCREEN_PATHS, SCREENS } from './screens.ts'

const router = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8')
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort()

test.each([
  ['/', '/'],
  ['/users', '/users'],
  ['/users/', '/users'],
  ['/users/add', '/users/add'],
  ['/users/edit', undefined],
  ['/pessoa-publica/7', '/pessoa-publica/$id'],
  ['/pessoa-publica/7/8', undefined],
  ['/senha/', undefined],
  ['/constructor', undefined],
])('the screen at %s', (address, screen) => {
  expect(findScreen(address)).toBe(screen)
})

test('the router has a route for every screen, and no other', () => {
  const routed = [...router.matchAll(/(?:framed\(|path: )'([^']+)'/g)].map(([, path]) => path ?? '')
  expect(routed.toSorted()).toEqual(SCREEN_PATHS.toSorted())
})

test('the router draws each screen with the file that the list names', () => {
  const imported = [...router.matchAll(/import\('\.\/routes\/([\w-]+)\.tsx'\)/g)].map(([, file]) => file ?? '')
  const listed = SCREEN_PATHS.map((path) => SCREENS[path].file)
  expect(sorted(imported)).toEqual(sorted([...listed, 'dashboard', 'not-found-page']))
})
