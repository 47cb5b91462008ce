/** Earlier texts of edited posts, as far as they were observed. */
import { z } from 'zod'
import type { Post } from '../../../contract/posts/post.ts'
import type { SearchNode, SearchTree } from '../../../search-language/ast.ts'
import { separateFields } from '../../../search-language/separate-fields.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, join, type Sql, sql, uuids, wordsOf } from '../../store/sql.ts'
import { compileSearch } from '../conditions/compile.ts'
import type { SearchContext } from '../conditions/search-context.ts'
import type { SearchedText } from '../conditions/searched-text.ts'

/** The columns of `post_versions`, which has the text alone, and the dictionary of its index. */
const FORMER: SearchedText = {
  folded: sql`folded`,
  stems: sql`stems`,
  dictionary: sql`${wordsOf('post_versions')}`,
  written: [sql`content`],
}

const matches = (words: SearchTree, context: SearchContext) => compileSearch(words, context, FORMER) ?? sql`true`

/**
 * Posts of which an earlier text matches the search, and the current one does not. By the key of each table: versions lead to posts,
 * posts to their dates; few posts are edited, so that few are read.
 */
export function wasSaidBefore(tree: SearchTree, context: SearchContext): Sql {
  const { words, fields } = separateFields(tree)
  const edited = sql`(SELECT post_id FROM post_versions WHERE ${matches(words, context)})`
  const now = compileSearch(words, context)
  const conditions = [
    sql`(posts.date_created, posts.id) IN (SELECT date_created, id FROM post_keys WHERE post_keys.id IN ${edited})`,
    ...(now ? [sql`NOT ${now}`] : []),
    // The current text is among the versions, without the text of pictures: excluded words may occur there.
    ...(words && excludes(words)
      ? [
          sql`(posts.id, cityHash64(posts.content)) NOT IN (SELECT post_id, cityHash64(content) FROM post_versions WHERE ${matches(words, context)})`,
        ]
      : []),
    // Fields apply to the post, not to each of its texts.
    compileSearch(fields, context) ?? [],
  ].flat()
  return sql`(${join(conditions, and)})`
}

const excludes = (node: SearchNode): boolean =>
  node.type === 'not' || ('children' in node && node.children.some((child) => excludes(child)))

const FormerRow = z.object({ id: z.string(), seen: z.number(), content: z.string() })

/** The same posts, each with the latest of its matching earlier texts: of two different ones at most one is the current text. */
export async function addFormerTexts(
  ch: ClickHouse,
  posts: readonly Post[],
  tree: SearchTree,
  context: SearchContext,
): Promise<Post[]> {
  if (posts.length === 0) return []
  const rows = await ch.rows(
    'find-former-texts',
    sql`SELECT toString(post_id) AS id, toUnixTimestamp(max(post_versions.seen_at)) AS seen, content FROM post_versions
      WHERE post_versions.post_id IN ${uuids(posts.map(({ id }) => id))} AND ${matches(separateFields(tree).words, context)}
      GROUP BY post_id, content ORDER BY post_id, seen DESC LIMIT 2 BY post_id`,
    FormerRow,
  )
  return posts.map((post) => {
    const former = rows.find(({ id, content }) => id === post.id && content !== post.content)
    return former ? { ...post, formerText: { content: former.content, seenAt: toMoment(former.seen) } } : post
  })
}

const toMoment = (seconds: number) => (seconds > 0 ? new Date(seconds * 1000).toISOString() : null)
