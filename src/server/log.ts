/** What the domain needs of a log; Fastify's own logger fits. No token, password or post text is ever passed to it. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For command lines and tests, where only warnings are worth a line. */
export const quietLog: Log = {
  info() {},
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
}
