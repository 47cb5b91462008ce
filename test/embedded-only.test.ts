import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMBEDDED_ONLY } from './servers/embedded-only.ts'

const opensStores = (file: string) => {
  const path = join(import.meta.dirname, '..', file)
  return existsSync(path) && /world\.ts'/.test(readFileSync(path, 'utf8'))
}

test('what is not run on servers is there, and so is what asks in its place, which is run', () => {
  const wrong = Object.entries(EMBEDDED_ONLY).filter(
    ([file, instead]) => !opensStores(file) || !opensStores(instead) || instead in EMBEDDED_ONLY,
  )
  expect(wrong).toEqual([])
})
