/** Which public person is meant. */
import { z } from 'zod'

const MESSAGE = 'A pessoa é indicada por um número.'

/** As it stands in addresses, and in what is filtered and kept by text. */
export const PersonId = z.string({ error: MESSAGE }).regex(/^[1-9]\d{0,8}$/, MESSAGE)

/** As sources say whose account it is. */
export const PersonNumber = z.int({ error: MESSAGE }).min(1, MESSAGE).max(2_147_483_647, MESSAGE)
