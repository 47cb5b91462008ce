const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether the error means that a disk is full, that of the files or that of Postgres. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (CODES.includes(String(Reflect.get(error, 'code'))) || isDiskFull(error.cause))
