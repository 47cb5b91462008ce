import { expect, test } from 'vitest'
import { finishMutations, openFormerStore } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, sql, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const DOTTED = ['.@ana disse', 'Com .@Ana, hoje', '(.@ana)', 'fim.@ana', '..@ana', '@@ana', 'a@ana.org']

test('a dot before a mention is none of its name, in posts of a version before too', async () => {
  const former = await openFormerStore(27)
  try {
    await former.ch.command(sql`INSERT INTO post_rows
        (number, version, id, origin, platform, account, native_id, date_created, content, hate)
      SELECT number + 1, number + 1, generateUUIDv4(), 'import', 'X', 'conta', toString(number), now(),
        ${strings(DOTTED)}[1 + number], 'sem indício' FROM numbers(${integer(DOTTED.length)})`)
    expect((await migrateClickHouse(former.ch))[0]).toBe('027-mentions-after-dots')
    await replacePostsTable(former.ch)
    await finishMutations(former.ch)
    const { items } = await listPosts(former.ch, PostsQuery.parse({ search: '@ana' }), 'America/Sao_Paulo')
    expect(items.map(({ content }) => content).sort()).toEqual(DOTTED.slice(0, -1).sort())
  } finally {
    await former.close()
  }
})
