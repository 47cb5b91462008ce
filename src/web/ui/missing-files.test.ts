import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteMissingFile, reloadOnceForNewVersion } from './missing-files.ts'

const reload = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

const missFile = () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/post-drawer-1.js')
  noteMissingFile({ payload: error })
  return error
}

test('a file that could not be fetched ahead of its drawing reloads nothing', () => {
  missFile()
  expect(reload).not.toHaveBeenCalled()
})

test('a file that is missing where it was to be drawn reloads the page, once', () => {
  missFile()
  reloadOnceForNewVersion(missFile())
  expect(reload).toHaveBeenCalledOnce()
  reloadOnceForNewVersion(missFile())
  expect(reload).toHaveBeenCalledOnce()
})

test('an error of a screen that came is shown', () => {
  missFile()
  reloadOnceForNewVersion(new TypeError('undefined is not a function'))
  expect(reload).not.toHaveBeenCalled()
})
