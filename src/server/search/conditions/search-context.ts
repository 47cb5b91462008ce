import type { FoundIn } from '../../../contract/labels.ts'
import type { SearchTree } from '../../../search-language/ast.ts'
import type { FieldName } from '../../../search-language/fields/fields.ts'
import type { Sql } from '../../store/sql.ts'
import type { StoredPosts } from './stored-posts.ts'

/** The people whom a value of a field means, by field and value; looked up before SQL is made (`bind-fields.ts`). */
export type FieldPeople = ReadonlyMap<string, readonly number[]>

/** The posts that a value of a filter or field means, by its name and value; from dossiers (`binding/bind-dossiers.ts`). */
export type PutAside = ReadonlyMap<string, StoredPosts>

/** The words of posts that a term with a star, or with typing mistakes, stands for at this moment, by `expansionKey`. */
export type TermExpansions = ReadonlyMap<string, readonly string[]>

export const PUT_ASIDE_FILTERS = ['dossier', 'tag', 'dossier_status'] as const
export type PutAsideFilter = (typeof PUT_ASIDE_FILTERS)[number]

export const fieldKey = (name: FieldName | PutAsideFilter, value: string) => `${name}:${value}`

/** What a search means besides its words: where and when it is asked. */
export type SearchContext = {
  readonly timeZone: string
  /** YYYY-MM-DD in that zone. */
  readonly today: string
  readonly people?: FieldPeople | undefined
  readonly putAside?: PutAside | undefined
  /** Looked up once for all questions of a call; without it each question looks for itself. */
  readonly termExpansions?: TermExpansions | undefined
  /** The search, found only where words stand there: `onde:imagem`. */
  readonly inPlaces: (tree: SearchTree, places: readonly Place[]) => Sql[]
}

export type Place = Exclude<FoundIn, 'versão anterior'>
