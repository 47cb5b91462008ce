const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether what was thrown says that there is no room, on the disk of files or on that of Postgres. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (CODES.includes(String(Reflect.get(error, 'code'))) || isDiskFull(error.cause))
