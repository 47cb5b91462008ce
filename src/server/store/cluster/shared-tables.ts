/** The database in which every table and view of the shards has a Distributed table of the same name. */
import type { ClickHouseClient } from '@clickhouse/client'
import { renderSql, type Sql, sql, valuesOf, type Words, type WordsOf, type WordTable, wordsOf } from '../sql.ts'
import { type ClusterMap, withClient, withDatabase } from './cluster-nodes.ts'
import { shardKey } from './shard-rows.ts'

export const sharedDatabase = ({ database }: Pick<ClusterMap, 'database'>): string => `${database}_cluster`

/** Only the index of a table itself can be asked for its words: each shard tells its own in a view. */
const TABLES: Record<WordTable, Sql> = {
  post_rows: sql`post_rows`,
  post_changes: sql`post_changes`,
  post_versions: sql`post_versions`,
}
const VIEWS: Record<Words['index'], Sql> = {
  folded_words: sql`words`,
  hashtag_keys_index: sql`hashtags`,
  mentions_index: sql`mentions`,
  domains_index: sql`domains`,
  canonical_links_index: sql`links`,
}
const nameView = ({ wordsOf: table, index }: Words) => sql`${TABLES[table]}_${VIEWS[index]}`
const INDEXES: readonly Words[] = [
  ...(['post_rows', 'post_changes', 'post_versions'] as const).map((table) => wordsOf(table)),
  ...(['post_rows', 'post_changes'] as const).flatMap((table) =>
    (['hashtag_keys_index', 'mentions_index', 'domains_index', 'canonical_links_index'] as const).map((index) =>
      valuesOf(table, index),
    ),
  ),
]

export const sharedWords: WordsOf = nameView

export async function createDatabases(map: ClusterMap): Promise<void> {
  for (const { url } of map.nodes) {
    await withClient(withDatabase(url, ''), async (client) => {
      await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${map.database}` })
      await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${sharedDatabase(map)}` })
    })
  }
}

/** On every node, so that any of them can be asked. They hold nothing: made anew at every start, they have every new column. */
export async function shareTables(map: ClusterMap): Promise<void> {
  await Promise.all(map.nodes.map(({ url }) => withClient(url, (client) => shareTablesOf(client, map))))
}

async function shareTablesOf(client: ClickHouseClient, map: ClusterMap): Promise<void> {
  for (const words of INDEXES)
    await client.command({
      query: `CREATE OR REPLACE VIEW ${renderSql(nameView(words)).text} AS
        SELECT token, cardinality FROM mergeTreeTextIndex('${map.database}', '${words.wordsOf}', '${words.index}')`,
    })
  const result = await client.query({ query: LIST_TABLES, format: 'JSONEachRow' })
  for (const { name } of await result.json<{ name: string }>()) {
    const key = shardKey(name)
    const engine = `Distributed('${map.name}', '${map.database}', '${name}'${key ? `, ${key}` : ''})`
    await client.command({
      query: `CREATE OR REPLACE TABLE ${sharedDatabase(map)}.${name} AS ${map.database}.${name} ENGINE = ${engine}`,
    })
  }
}

/** What stands for itself on each shard, and what only fills other tables, is not asked. */
const LIST_TABLES = `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine != 'MaterializedView'
  AND name NOT IN ('migrations', 'write_epochs')`
