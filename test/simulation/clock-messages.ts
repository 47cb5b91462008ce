/** Messages about the time between a simulation and its program. */
import { z } from 'zod'

/** The environment variable with the program's start time and the longest step, in milliseconds: 1777636800000/60000 */
export const SIMULATION = 'LUPASCAN_SIMULATED_START'

/** The program's reply once it is idle: the time it waits for; null: it waits for nothing. */
export const Told = z.object({ next: z.number().nullable() })
export type Told = z.infer<typeof Told>

/** The current time in milliseconds. */
export const readTick = (message: unknown): number => z.number().parse(message)
