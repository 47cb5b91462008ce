import type { FoundIn } from '../../../contract/labels.ts'
import type { SearchTree } from '../../../search-language/ast.ts'
import type { FieldName } from '../../../search-language/fields/fields.ts'
import type { Sql } from '../../store/sql.ts'

/** The people whom a value of a field means, by field and value; looked up before SQL is made (`bind-fields.ts`). */
export type FieldPeople = ReadonlyMap<string, readonly number[]>

export const fieldKey = (name: FieldName, value: string) => `${name}:${value}`

/** What a search means besides its words: where and when it is asked. */
export type SearchContext = {
  readonly timeZone: string
  /** YYYY-MM-DD in that zone. */
  readonly today: string
  readonly people?: FieldPeople | undefined
  /** The search, found only where words stand there: `onde:imagem`. */
  readonly inPlaces: (tree: SearchTree, places: readonly Place[]) => Sql[]
}

export type Place = Exclude<FoundIn, 'versão anterior'>
