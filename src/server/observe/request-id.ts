/** The id of the current request, available to all of its asynchronous work without being passed as a parameter. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Always generated here, whatever the client sends: it goes into the log and is read out over the telephone. */
export const generateRequestId = (): string => randomBytes(6).toString('hex')

export const withinRequest = (id: string, work: () => void): void => current.run(id, work)

/** undefined outside a request. */
export const readRequestId = (): string | undefined => current.getStore()
