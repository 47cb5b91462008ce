/** The id of a public person, as text and as a number. */
import { z } from 'zod'

const MESSAGE = 'A pessoa é indicada por um número.'

/** As text, in addresses, filters and stored filters. */
export const PersonId = z.string({ error: MESSAGE }).regex(/^[1-9]\d{0,8}$/, MESSAGE)

/** As a number, where a source names its person. */
export const PersonNumber = z.int({ error: MESSAGE }).min(1, MESSAGE).max(2_147_483_647, MESSAGE)
