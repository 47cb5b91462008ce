import { Extras } from '../../../contract/posts/extras.ts'
import type { FieldReader } from '../files/field-reader.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'
import { parseWebAddress } from './address.ts'
import { createExtras } from './extras.ts'

/**
 * The extras of a record: all of them in one cell, as our own CSV has them, or from single columns of other exports.
 * Throws ItemRejected for a cell that is not in the format of our CSV.
 */
export function readExtras(read: FieldReader): Extras | undefined {
  const whole = read('extras')
  if (whole !== undefined && whole !== null && whole !== '') return createExtras(fillAbsent(parseWhole(whole)))
  const [name, signature] = [readLine(read('forwarded_from')), readLine(read('signature'))]
  const [link, answered] = [readLink(read('forwarded_link')), readLink(read('reply_to'))]
  if (!name && !answered && !signature) return undefined
  return createExtras({
    ...fillAbsent({}),
    forward: name ? { name, link, author: null } : null,
    reply: answered ? { link: answered, author: null, text: null } : null,
    signature,
  })
}

function parseWhole(value: unknown): Extras {
  const { data } = Extras.safeParse(typeof value === 'string' ? parseJson(value) : value)
  if (data) return data
  throw new ItemRejected(`O campo extras_json não é o que o LupaScan escreve: ${quoteValue(value)}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fillAbsent = ({ forward, reply, poll, card, signature, files, edited, disguised, place }: Extras) => ({
  ...{ forward: forward ?? null, reply: reply ?? null, poll: poll ?? null, card: card ?? null },
  ...{ signature: signature ?? null, files: files ?? null, edited: edited ?? null, disguised: disguised ?? null },
  place: place ?? null,
})

/** Other programs put numbers and objects under these names: values that are not texts are ignored. */
const readLine = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const readLink = (value: unknown) => (typeof value === 'string' ? parseWebAddress(value) : null)
