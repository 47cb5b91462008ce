import type { PostField } from '../../../contract/sources/import-fields.ts'

/** Returns the raw value of a field of one record; undefined or null when the record has none. */
export type FieldReader = (field: PostField) => unknown
