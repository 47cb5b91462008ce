/** Collects all reasons for refusing a search, so that a person who fixes one does not then run into the next. */
import type { FieldErrors } from '../../contract/error.ts'
import { ValidationError } from '../http/errors.ts'

/** Maximum number of sentences in one response. */
const MAX_SENTENCES = 5

/**
 * Applies `read` to each item, in order.
 * @throws ValidationError with the reasons of the first refused items; any other error immediately
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
      if (refused.length === MAX_SENTENCES) break
    }
  }
  throwAll(refused)
  return results
}

/**
 * Waits for all promises and returns their results.
 * @throws ValidationError with the reasons of all refused ones; any other error takes precedence
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
  for (const { field, sentence } of distinct.slice(0, MAX_SENTENCES))
    fields[field] = [...(fields[field] ?? []), sentence]
  throw new ValidationError(fields)
}
