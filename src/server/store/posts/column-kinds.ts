/** Column types of posts and how they are read: in two forms, each with its schema. */
import { z } from 'zod'
import { type Sql, sql } from '../sql.ts'

/** `T`: as in a row to insert, timestamps in Unix seconds; `Shown`: as in lists, timestamps in ISO 8601. 64-bit numbers are text. */
export type PostColumn<T, Shown = T> = {
  readonly name: Sql
  /** SQL type with default and codec, as added to tables that lack the column. */
  readonly type: Sql
  /** Selects the column under its own name. */
  readonly stored: Sql
  readonly storedAs: z.ZodType<T>
  readonly shown: Sql
  readonly shownAs: z.ZodType<Shown>
  /** The shown form where no setting controls the format of timestamps. */
  readonly inDocument: Sql
  /** Value of a row that does not give one. */
  readonly unset: T
  readonly unsetShown: Shown
}

function plain<T>(name: Sql, type: Sql, schema: z.ZodType<T>, unset: T): PostColumn<T> {
  const read = { stored: name, shown: name, inDocument: name }
  return { name, type, ...read, storedAs: schema, shownAs: schema, unset, unsetShown: unset }
}

export const text = (name: Sql, type = sql`String`) => plain(name, type, z.string(), '')
/** An enumeration, or a text shared by many posts. */
export const label = (name: Sql) => text(name, sql`LowCardinality(String)`)
export const longText = (name: Sql) => text(name, sql`String CODEC(ZSTD(1))`)

export const texts = (name: Sql, type = sql`Array(String)`) => plain<string[]>(name, type, z.array(z.string()), [])
export const labels = (name: Sql) => texts(name, sql`Array(LowCardinality(String))`)
export const longTexts = (name: Sql) => texts(name, sql`Array(String) CODEC(ZSTD(1))`)
export const uuids = (name: Sql) => texts(name, sql`Array(UUID)`)

export const number = (name: Sql, type = sql`UInt32`, unset = 0) => plain(name, type, z.number(), unset)
/** null: the source does not give it, which is not 0. */
export const unknownNumber = (name: Sql, type = sql`Nullable(UInt32)`) =>
  plain<number | null>(name, type, z.number().nullable(), null)

/** Unsigned 64-bit number, as decimal text. */
export function bigNumber(name: Sql): PostColumn<string> {
  const read = sql`toString(${name}) AS ${name}`
  const inDocument = sql`toString(changed.${name}) AS ${name}`
  return { ...plain(name, sql`UInt64`, z.string(), '0'), stored: read, shown: read, inDocument }
}

/** 1970: unknown. */
export function moment(name: Sql): PostColumn<number, string> {
  const type = sql`DateTime('UTC')`
  const shown = { shownAs: z.string(), unsetShown: '1970-01-01T00:00:00Z' }
  return { ...plain(name, type, z.number(), 0), ...describeMoment(name), ...shown }
}

export function unknownMoment(name: Sql): PostColumn<number | null, string | null> {
  const type = sql`Nullable(DateTime('UTC'))`
  const column = plain<number | null>(name, type, z.number().nullable(), null)
  return { ...column, ...describeMoment(name), shownAs: z.string().nullable(), unsetShown: null }
}

const describeMoment = (name: Sql) => ({
  stored: sql`toUnixTimestamp(${name}) AS ${name}`,
  inDocument: sql`formatDateTime(changed.${name}, '%Y-%m-%dT%H:%i:%SZ', 'UTC') AS ${name}`,
})
