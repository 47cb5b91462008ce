import type { ImportedPost } from '../../src/contract/sources/imported-post.ts'
import { makeImportedPost } from '../../src/server/sources/make-imported-post.ts'
import type { BenchPost } from './posts.ts'

/** A generated post without its labels, in the form that file sources yield. */
export function toImported({ platform, account, native_id, full_name, content, date }: BenchPost): ImportedPost {
  return makeImportedPost({ platform, account, native_id, full_name, content, date_created: new Date(date) })
}
