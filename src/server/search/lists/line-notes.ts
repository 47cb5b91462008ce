/** Notes on counted lines of a list whose count of zero would otherwise be taken for an answer. */
import { z } from 'zod'
import { UNSPECIFIED } from '../../../contract/labels.ts'
import { listTerms } from '../../../search-language/list-terms.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'

/** Adds a note to each line, or null. Parties are queried only if a line names one. */
export async function addNotes<Row extends { text: string; search: string }>(
  ch: Pick<ClickHouse, 'rows'>,
  rows: readonly Row[],
): Promise<(Row & { note: string | null })[]> {
  const asked = rows.map(({ search }) => listParties(search))
  const known = asked.some((parties) => parties.length > 0) ? await findParties(ch) : new Set<string>()
  return rows.map((row, i) => ({ ...row, note: noteParties(asked[i] ?? [], known) ?? noteField(row) }))
}

function noteParties(parties: readonly string[], known: ReadonlySet<string>): string | null {
  const unknown = parties.filter((party) => !known.has(foldText(party))).map((party) => `“${party.slice(0, 80)}”`)
  return unknown.length === 0 ? null : `Nenhuma publicação tem o partido ${unknown.join(' nem ')}.`
}

/** In a list of phrases a field is searched as words; in lists of earlier versions, so are exact letters. */
function noteField({ text, search }: { text: string; search: string }): string | null {
  if (!search.startsWith('"') || search === text) return null
  const tree = parseSearch(text)
  if (tree?.type === 'letters') return 'Contada como expressão exata. Em uma lista nova, a linha busca só estas letras.'
  const field = listTerms(tree).find(
    (term) => term.type === 'field' && term.name !== 'hashtag' && term.name !== 'mencao',
  )
  return field
    ? `Contada como expressão exata. Em uma lista de buscas, “${field.text.slice(0, 80)}” seria um campo.`
    : null
}

async function findParties(ch: Pick<ClickHouse, 'rows'>): Promise<Set<string>> {
  const rows = await ch.rows(
    'list-parties',
    sql`SELECT DISTINCT toString(posts.party) AS party FROM ${POSTS} LIMIT 10000`,
    z.object({ party: z.string() }),
  )
  return new Set([UNSPECIFIED, ...rows.map(({ party }) => party)].map((party) => foldText(party)))
}

const listParties = (search: string): string[] =>
  listTerms(parseSearch(search)).flatMap((term) =>
    term.type === 'field' && term.name === 'partido' ? term.values : [],
  )
