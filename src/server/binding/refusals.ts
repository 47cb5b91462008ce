/** Everything that a search is refused for at once: who mends one thing would else be told of the next. */
import type { FieldErrors } from '../../contract/error.ts'
import { ValidationError } from '../http/errors.ts'

/** Sentences of one answer. */
const MOST_SENTENCES = 5

/**
 * What `read` makes of each item, one after the other.
 * @throws ValidationError with what the first of them are refused for; any other error as it comes
 */
export async function readEach<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const refused: ValidationError[] = []
  for (const item of items) {
    try {
      results.push(await read(item))
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      refused.push(error)
      if (refused.length === MOST_SENTENCES) break
    }
  }
  throwAll(refused)
  return results
}

/**
 * What all of them come to.
 * @throws ValidationError with what all of them are refused for; any other error before that
 */
export async function settleEach<Asked extends readonly Promise<unknown>[]>(
  asked: readonly [...Asked],
): Promise<{ -readonly [K in keyof Asked]: Awaited<Asked[K]> }> {
  const reasons = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of reasons) if (!(reason instanceof ValidationError)) throw reason
  throwAll(reasons)
  return Promise.all(asked)
}

function throwAll(refused: readonly ValidationError[]): void {
  if (refused.length === 0) return
  const told = refused.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([field, sentences]) => sentences.map((sentence) => ({ field, sentence }))),
  )
  const distinct = [...new Map(told.map((one) => [`${one.field} ${one.sentence}`, one])).values()]
  const fields: FieldErrors = {}
  for (const { field, sentence } of distinct.slice(0, MOST_SENTENCES))
    fields[field] = [...(fields[field] ?? []), sentence]
  throw new ValidationError(fields)
}
