import { z } from 'zod'

/** Which version was changed; when another change came first it is answered 409, with what is there now as `current`. */
export const SeenVersion = z.int({ error: 'Diga a versão que foi mudada.' }).min(1, 'A versão começa em 1.')
