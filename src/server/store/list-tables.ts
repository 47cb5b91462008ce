/** The tables of lists of questions, as created by `postgres/032-lists.sql`. 64-bit numbers are read as text. */
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Bigint = ColumnType<string | number | null, number | null | undefined, number | null>

export type ListTables = {
  lists: ListsTable
  list_lines: ListLinesTable
  list_counts: { list_id: string; position: number; dimension: string; counts: Json }
  list_sums: { list_id: string; dimension: string; value: string; posts: number; change: number }
}

type ListsTable = {
  id: string
  owner_id: number
  title: string
  version: Generated<number>
  reading: string
  filters: Json
  questions: number
  refused: number
  state: Generated<string>
  run: Generated<number>
  mode: Generated<string>
  until_number: Bigint
  done: Generated<number>
  started_at: Generated<Date>
  finished_at: Date | null
  leased_until: Date | null
  worked_at: Date | null
  folder_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type ListLinesTable = {
  list_id: string
  position: number
  text: string
  search: string
  refused: string | null
  problem: string | null
  run: Generated<number>
  counted_until: Bigint
  posts: Generated<number>
  change: Generated<number>
}
