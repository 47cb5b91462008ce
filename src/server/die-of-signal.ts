import { constants } from 'node:os'

/** As if nobody listened: `process.exit` would tear the engine down under a running question, which ends with a violation of memory. */
export function dieOfSignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  // Only reached as process 1 (docker run without --init): the kernel keeps signals that nobody listens to from it.
  process.exit(128 + constants.signals[signal])
}
