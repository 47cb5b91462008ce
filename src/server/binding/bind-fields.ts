/** Resolves what a search text needs before SQL is built from it; what cannot be searched is refused with a sentence. */
import { FORMER_PLACE, UNSPECIFIED } from '../../contract/labels.ts'
import type { PostFilters } from '../../contract/posts/post-query.ts'
import type { SearchNode, SearchTree } from '../../search-language/ast.ts'
import { findToday } from '../../search-language/fields/day-ranges.ts'
import { stripHyphen } from '../../search-language/filter-values.ts'
import { parseSearch } from '../../search-language/parse.ts'
import { findSearchProblem } from '../../search-language/search-size.ts'
import { separateFields } from '../../search-language/separate-fields.ts'
import type { Config } from '../config.ts'
import { ValidationError } from '../http/errors.ts'
import { listMerges } from '../records/people/people-aliases.ts'
import { findPeopleByName } from '../records/people/people-by-field.ts'
import { listPeopleByGender } from '../records/people/people-by-gender.ts'
import { MAX_PEOPLE } from '../records/people/people-list.ts'
import type { BoundFilters } from '../search/conditions/conditions.ts'
import { expandTerms } from '../search/conditions/expand-terms.ts'
import { type FieldPeople, fieldKey, type TermExpansions } from '../search/conditions/search-context.ts'
import { type DictionaryTerm, expansionKey } from '../search/conditions/term-expansion.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { type FindPosts, findDossierPosts } from './bind-dossiers.ts'
import { readEach, settleEach } from './refusals.ts'

type Parts = { ch: ClickHouse; pg: Postgres; config: Pick<Config, 'timeZone'>; findPosts?: FindPosts }

/** Maximum number of people that one name may match. */
const MAX_NAMED = 2_000
/** Maximum number of words that one `*cracia`, `va*na` or `vacina~1` may expand to. */
const MAX_WORDS = 2_000

/**
 * @param userId the caller, whose rights decide which dossiers are seen
 * @throws ValidationError when something in the text is too large or cannot be understood, or a dossier does not exist for this
 * user
 */
export async function bindFields<Filters extends PostFilters>(
  { ch, pg, config, findPosts }: Parts,
  query: Filters,
  userId: number,
): Promise<Filters & BoundFilters> {
  const text = query.search ?? ''
  const problem = findSearchProblem(text, findToday(config.timeZone))
  if (problem) throw refuse(problem)
  const tree = parseSearch(text)
  if (query.found_in?.includes(FORMER_PLACE) && separateFields(tree).isMixed)
    throw refuse('Em versões anteriores, um campo não pode ficar na mesma alternativa (OU) que palavras.')
  const leaves = tree ? listLeaves(tree) : []
  const [term_expansions, search_people, dossier_posts] = await settleEach([
    findWords(ch, leaves),
    findFieldPeople(pg, leaves, query.gender),
    findDossierPosts({ ch, pg, findPosts }, userId, { filters: query, leaves }),
  ])
  return { ...query, search_people, dossier_posts, term_expansions }
}

type Leaf = Exclude<SearchNode, { type: 'and' | 'or' | 'not' | 'atLeast' }>

function listLeaves(tree: NonNullable<SearchTree>): Leaf[] {
  const waiting: SearchNode[] = [tree]
  const leaves: Leaf[] = []
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'not') waiting.push(node.child)
    else if ('children' in node) waiting.push(...node.children.toReversed())
    else leaves.push(node)
  }
  return leaves
}

/** Prefixes are not counted: their number of words is unlimited, and queries have their own limits (docs/decisions/0032). */
async function findWords(ch: ClickHouse, leaves: readonly Leaf[]): Promise<TermExpansions> {
  const terms = leaves.filter((leaf): leaf is DictionaryTerm => leaf.type === 'pattern' || leaf.type === 'similar')
  const found = await expandTerms(ch, terms, MAX_WORDS)
  const known = await readEach(found, ({ term, count, words }) => {
    if (count > MAX_WORDS)
      throw refuse(
        `“${term.text}” vale por ${count.toLocaleString('pt-BR')} palavras diferentes; o limite é ${MAX_WORDS.toLocaleString('pt-BR')}. Escreva mais letras.`,
      )
    return [expansionKey(term), words] as const
  })
  return new Map(known)
}

async function findFieldPeople(
  pg: Postgres,
  leaves: readonly Leaf[],
  genders: PostFilters['gender'] = [],
): Promise<FieldPeople> {
  const asked = new Map<string, () => Promise<readonly number[]>>()
  for (const leaf of leaves)
    if (leaf.type === 'field' && (leaf.name === 'pessoa' || leaf.name === 'genero'))
      for (const value of leaf.values)
        asked.set(fieldKey(leaf.name, value), () =>
          leaf.name === 'pessoa' ? findNamed(pg, value) : findOfGender(pg, value, 'search'),
        )
  for (const gender of genders.map(stripHyphen))
    asked.set(fieldKey('genero', gender), () => findOfGender(pg, gender, 'gender'))
  return new Map(await readEach([...asked], async ([key, find]) => [key, await find()] as const))
}

async function findNamed(pg: Postgres, value: string): Promise<number[]> {
  if (/^[1-9]\d{0,8}$/.test(value)) return [(await listMerges(pg)).get(Number(value)) ?? Number(value)]
  const ids = await findPeopleByName(pg, value, MAX_NAMED)
  if (ids.length === 0) throw refuse(`Nenhuma pessoa cadastrada se chama “${value.slice(0, 80)}”.`)
  if (ids.length > MAX_NAMED)
    throw refuse(
      `“${value.slice(0, 80)}” está no nome de mais de ${MAX_NAMED.toLocaleString('pt-BR')} pessoas. Escreva o nome completo.`,
    )
  return ids
}

/** For "não informado" it returns everyone whose gender is known. */
async function findOfGender(pg: Postgres, value: string, askedIn: 'gender' | 'search'): Promise<readonly number[]> {
  const people = await listPeopleByGender(pg)
  if (!people) throw new ValidationError({ [askedIn]: [TOO_MANY_PEOPLE] })
  if (value === UNSPECIFIED) return [...people.feminino, ...people.masculino]
  return value === 'feminino' ? people.feminino : people.masculino
}

const TOO_MANY_PEOPLE = `O cadastro diz o gênero de mais de ${MAX_PEOPLE.toLocaleString('pt-BR')} pessoas; a busca por gênero não alcança tantas.`

const refuse = (sentence: string) => new ValidationError({ search: [sentence] })

/** The reason a text cannot be searched, for background work without a reader; rethrows any other error. */
export function readRefusal(error: unknown): { problem: string } {
  if (!(error instanceof ValidationError)) throw error
  return { problem: Object.values(error.fields)[0]?.[0] ?? 'A busca não pode ser feita.' }
}
