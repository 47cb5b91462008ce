/** Which request is being answered: known wherever its work goes, without being handed through every function. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Drawn by us, whatever a caller sends: it goes into the log and is read out on the telephone. */
export const drawRequestId = (): string => randomBytes(6).toString('hex')

export const withinRequest = (id: string, work: () => void): void => current.run(id, work)

/** undefined: what runs belongs to no request. */
export const readRequestId = (): string | undefined => current.getStore()
