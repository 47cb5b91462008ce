import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  importScreen,
  isMissingFile,
  recordMissingFile,
  reloadFromServer,
  reloadOnceForNewVersion,
} from './missing-files.ts'

const reload = vi.fn()
const fetchHealth = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('fetch', fetchHealth.mockResolvedValue({ ok: true }))
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
  recordMissingFile({ payload: error })
  return error
}

test('a file that could not be fetched ahead of its drawing reloads nothing', () => {
  missFile()
  expect(reload).not.toHaveBeenCalled()
})

test('a file that is missing where it was to be drawn reloads the page, once', async () => {
  missFile()
  await reloadOnceForNewVersion(missFile())
  expect(reload).toHaveBeenCalledOnce()
  await reloadOnceForNewVersion(missFile())
  expect(reload).toHaveBeenCalledOnce()
})

test('an error of a screen that came is shown', async () => {
  missFile()
  await reloadOnceForNewVersion(new TypeError('undefined is not a function'))
  expect(reload).not.toHaveBeenCalled()
})

test('without a server that answers nothing is reloaded, and nothing is used up', async () => {
  fetchHealth.mockRejectedValue(new TypeError('Failed to fetch'))
  await reloadOnceForNewVersion(missFile())
  fetchHealth.mockResolvedValue({ ok: false })
  await reloadOnceForNewVersion(missFile())
  expect(reload).not.toHaveBeenCalled()
  fetchHealth.mockResolvedValue({ ok: true })
  await reloadOnceForNewVersion(missFile())
  expect(reload).toHaveBeenCalledOnce()
})

test('the router is not told that a file is missing, the screen of errors is', async () => {
  const told = await importScreen(() => Promise.reject(missFile())).catch((error: unknown) => error)
  expect(String(told)).not.toContain('dynamically imported module')
  await reloadOnceForNewVersion(told)
  expect(reload).toHaveBeenCalledOnce()
  const broken = new Error('broken')
  await expect(importScreen(() => Promise.reject(broken))).rejects.toBe(broken)
})

test('only a file that is missing is a matter of the connection', () => {
  expect(isMissingFile(missFile())).toBe(true)
  expect(isMissingFile(new TypeError('undefined is not a function'))).toBe(false)
})

test('whoever asks for it loads the page anew as often as they like, where a server answers', async () => {
  fetchHealth.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await reloadFromServer()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  fetchHealth.mockResolvedValue({ ok: true })
  expect([await reloadFromServer(), await reloadFromServer()]).toEqual([true, true])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a server that accepts and says nothing is not waited for', async () => {
  const patience = new AbortController()
  const setTime = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  fetchHealth.mockImplementation(
    (_, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const reloading = reloadFromServer()
  patience.abort()
  expect(await reloading).toBe(false)
  expect(setTime).toHaveBeenCalledWith(5_000)
  setTime.mockRestore()
})
