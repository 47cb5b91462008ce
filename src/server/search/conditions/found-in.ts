/** The place (`onde:`) of the words of a search: the text of a post, the text in its pictures, or the speech of a live. */
import { FORMER_PLACE, type FoundIn, PRESENT_PLACES } from '../../../contract/labels.ts'
import type { SearchNode, SearchTree } from '../../../search-language/ast.ts'
import { and, join, or, type Sql, sql } from '../../store/sql.ts'
import { wasSaidBefore } from '../posts/former-texts.ts'
import { compileSearch, POST_WORDS } from './compile.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchedText } from './searched-text.ts'
import { SHOWN_TEXTS, WRITTEN_TEXTS } from './written-text.ts'

type Asked = Omit<SearchContext, 'inPlaces'>

/** Of a search, wherever its words occur. No places: anywhere. */
export function listSearchConditions(tree: SearchTree, places: readonly FoundIn[], asked: Asked): Sql[] {
  const context = toContext(asked)
  const present = places.filter((place) => place !== FORMER_PLACE)
  if (present.length === places.length) return listPresentConditions(tree, present, context)
  if (present.length === 0) return [wasSaidBefore(tree, context)]
  const now = listPresentConditions(tree, present, context)
  return now.length === 0 ? [] : [sql`(${join(now, and)} OR ${wasSaidBefore(tree, context)})`]
}

export const toContext = (asked: Asked): SearchContext => {
  const context: SearchContext = {
    ...asked,
    inPlaces: (tree, places) => listPresentConditions(tree, places, context),
  }
  return context
}

type PresentPlace = (typeof PRESENT_PLACES)[number]

function listPresentConditions(tree: SearchTree, places: readonly PresentPlace[], context: SearchContext): Sql[] {
  const isAnywhere = places.length === 0 || PRESENT_PLACES.every((place) => places.includes(place))
  if (isAnywhere) return [compileSearch(tree, context) ?? []].flat()
  // Answered by the text indexes, so that the parts are computed for few posts.
  const candidates = compileSearch(leaveOutNegations(tree), context) ?? []
  const somewhere = places.map((place) => PLACES[place](tree, context))
  return [candidates, sql`(${join(somewhere, or)})`].flat()
}

const PLACES: Record<PresentPlace, (tree: SearchTree, context: SearchContext) => Sql> = {
  texto: (tree, context) =>
    both(
      sql`${IS_WRITTEN} AND ${NAMES.written}`,
      compileSearch(tree, context, WRITTEN) ?? sql`${WRITTEN.folded} != ''`,
    ),
  imagem: (tree, context) => both(sql`${SHOWS_WORDS} AND ${NAMES.shown}`, compileSearch(tree, context, SHOWN)),
  fala: (tree, context) => both(sql`posts.live_id != 0`, compileSearch(tree, context)),
}

const both = (condition: Sql, search: Sql | null) => (search ? sql`(${condition} AND ${search})` : sql`(${condition})`)

/** Texts of pictures that contain a word; they are at the end of the searched text, separated by bars (`addOtherTexts`). */
const SHOWN_COUNT = sql`arrayCount(text -> match(text, '[\\p{L}\\p{N}]'), arrayConcat(media_ocr, media_ocr_extra, media_generated_caption))`

/** The kind of a post: not speech, and whether its pictures contain words. */
export const IS_WRITTEN = sql`posts.live_id = 0`
export const SHOWS_WORDS = sql`(${SHOWN_COUNT} > 0)`

const takeWritten = (column: Sql) =>
  sql`arrayStringConcat(arraySlice(splitByString(' | ', ${column}), 1,
    length(splitByString(' | ', ${column})) - ${SHOWN_COUNT}), ' | ')`
const takeShown = (column: Sql) =>
  sql`if(${SHOWN_COUNT} = 0, '', arrayStringConcat(arraySlice(splitByString(' | ', ${column}), -${SHOWN_COUNT}), ' | '))`

const WRITTEN: SearchedText = {
  folded: sql`written_folded`,
  stems: sql`written_stems`,
  dictionary: POST_WORDS,
  written: WRITTEN_TEXTS,
}
const SHOWN: SearchedText = {
  folded: sql`shown_folded`,
  stems: sql`shown_stems`,
  dictionary: POST_WORDS,
  written: SHOWN_TEXTS,
}

/** Always true; only names the parts, because repeating them for every term would make the query too long for the engine. */
const NAMES = {
  written: sql`isNotNull(${takeWritten(sql`folded`)} AS written_folded) AND isNotNull(${takeWritten(sql`stems`)} AS written_stems)`,
  shown: sql`isNotNull(${takeShown(sql`folded`)} AS shown_folded) AND isNotNull(${takeShown(sql`stems`)} AS shown_stems)`,
}

/** A condition that every match meets somewhere: a word excluded from one part may occur in another. */
function leaveOutNegations(tree: SearchTree): SearchTree {
  if (tree === null || tree.type === 'not') return null
  if (!('children' in tree)) return tree
  const children = tree.children.map(leaveOutNegations)
  const rest = children.filter((child): child is SearchNode => child !== null)
  // Nothing follows from an alternative that an absence can satisfy.
  if (tree.type !== 'and') return rest.length === children.length ? { ...tree, children: rest } : null
  return rest.length === 0 ? null : { ...tree, children: rest }
}
