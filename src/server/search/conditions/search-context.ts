import type { FoundIn } from '../../../contract/labels.ts'
import type { SearchTree } from '../../../search-language/ast.ts'
import type { FieldName } from '../../../search-language/fields/fields.ts'
import type { Sql } from '../../store/sql.ts'
import type { StoredPosts } from './stored-posts.ts'

/** The people that a field value refers to, by field and value; looked up before SQL is generated (`bind-fields.ts`). */
export type FieldPeople = ReadonlyMap<string, readonly number[]>

/** The posts that a filter or field value selects, by its name and value; from dossiers (`binding/bind-dossiers.ts`). */
export type DossierPosts = ReadonlyMap<string, StoredPosts>

/** The words currently matched by a wildcard or fuzzy term, by `expansionKey`. */
export type TermExpansions = ReadonlyMap<string, readonly string[]>

export const DOSSIER_FILTERS = ['dossier', 'tag', 'dossier_status'] as const
export type DossierFilter = (typeof DOSSIER_FILTERS)[number]

export const fieldKey = (name: FieldName | DossierFilter, value: string) => `${name}:${value}`

/** The context of a search: time zone, date and lookups. */
export type SearchContext = {
  readonly timeZone: string
  /** YYYY-MM-DD in that zone. */
  readonly today: string
  readonly people?: FieldPeople | undefined
  readonly dossierPosts?: DossierPosts | undefined
  /** Looked up once for all queries of a call; if absent, each query evaluates it. */
  readonly termExpansions?: TermExpansions | undefined
  /** Restricts the search to this place of words: `onde:imagem`. */
  readonly inPlaces: (tree: SearchTree, places: readonly Place[]) => Sql[]
}

export type Place = Exclude<FoundIn, 'versão anterior'>
