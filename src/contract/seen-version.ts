import { z } from 'zod'

/** The version an update is based on; if another change came first, the answer is 409 with the current state as `current`. */
export const SeenVersion = z.int({ error: 'Diga a versão que foi mudada.' }).min(1, 'A versão começa em 1.')
