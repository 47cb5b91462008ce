/** What a simulation and the program that it plays with tell each other about the time. */
import { z } from 'zod'

/** The environment variable with the moment at which the program starts and the longest step, in milliseconds: 1777636800000/60000 */
export const SIMULATION = 'LUPASCAN_SIMULATED_START'

/** What the program answers once it has nothing to do: the moment for which it waits; null: it waits for nothing. */
export const Told = z.object({ next: z.number().nullable() })
export type Told = z.infer<typeof Told>

/** The moment that it is now, in milliseconds. */
export const readTick = (message: unknown): number => z.number().parse(message)
