import type { PostField } from '../../../contract/sources/import-fields.ts'

/** The raw value of a field in one record; undefined or null when the record has none. */
export type FieldReader = (field: PostField) => unknown
