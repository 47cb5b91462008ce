import { constants } from 'node:os'

/**
 * Dies as if there were no signal handler: `process.exit` would tear the engine down during a query, which ends with a segmentation
 * fault.
 */
export function dieOfSignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  // Only reached as process 1 (docker run without --init): the kernel does not deliver unhandled signals to it.
  process.exit(128 + constants.signals[signal])
}
