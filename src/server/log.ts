import pino, { type DestinationStream, type Logger } from 'pino'
import { openLogOutput } from './log-output.ts'

/** What the domain needs of a log; Fastify's own logger fits. No token, password or post text may be passed to it. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For command lines and tests, where only warnings are logged. */
export const quietLog: Log = {
  info() {},
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
}

/** For a server: one JSON object per line, with `time` in ISO 8601 and `level` as a word. */
export function openJsonLog(to: DestinationStream = openLogOutput(1), level: 'trace' | 'warn' = 'warn'): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
  }
  return pino(options, to)
}

/** The same log for work done on behalf of a request: each line has the id of the request, if there is one. */
export function nameRequest(log: Log, readRequestId: () => string | undefined): Log {
  const within = (details: object) => {
    const id = readRequestId()
    return id === undefined ? details : { request_id: id, ...details }
  }
  return {
    info: (details, message) => log.info(within(details), message),
    warn: (details, message) => log.warn(within(details), message),
    error: (details, message) => log.error(within(details), message),
  }
}
