/** Who is mentioned: "@fulana" in the text itself. */
import { foldText } from '../../../text/fold.ts'
import { and, join, type Sql, sql, string } from '../../store/sql.ts'
import { compilePhrase } from './word-order.ts'
import { escapeExpression } from './written-text.ts'

const FOLDED = { folded: sql`folded`, pairs: sql`word_pairs` }

/**
 * The words of the name side by side, which an index knows, and in what it finds the name as it is written: not inside an
 * address of e-mail, and not the beginning of a longer name. The expression alone would read every text: 1.5 s of processor time
 * for each million posts.
 */
export function mentions(handle: string): Sql {
  const words = foldText(handle).split(' ').filter(Boolean)
  const written = sql`match(posts.content, ${string(
    `(?i)(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/@.])@${escapeExpression(handle)}(?:$|[^\\p{L}\\p{N}_.]|\\.(?:$|[^\\p{L}\\p{N}_]))`,
  )})`
  return sql`(${join([words.length > 0 ? compilePhrase(words, FOLDED) : [], written].flat(), and)})`
}
