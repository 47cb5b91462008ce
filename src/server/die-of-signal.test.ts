import { afterEach, expect, test, vi } from 'vitest'
import { dieOfSignal } from './die-of-signal.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s that the kernel keeps from the first process of a container ends it nevertheless', (signal, code) => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  const removed = vi.spyOn(process, 'removeAllListeners').mockReturnThis()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  dieOfSignal(signal)
  expect(removed).toHaveBeenCalledWith(signal)
  expect(kill).toHaveBeenCalledWith(process.pid, signal)
  expect(exit).toHaveBeenCalledWith(code)
})
