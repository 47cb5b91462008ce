/** The database with a Distributed table for every table and view of the shards, under the same name. */
import type { ClickHouseClient } from '@clickhouse/client'
import { renderSql, type Sql, sql, valuesOf, type Words, type WordsOf, type WordTable, wordsOf } from '../sql.ts'
import { type ClusterMap, withClient, withDatabase } from './cluster-nodes.ts'
import { shardKey } from './shard-rows.ts'

export const sharedDatabase = ({ database }: Pick<ClusterMap, 'database'>): string => `${database}_cluster`

/** A text index's words can only be read locally: a view on each shard exposes them. */
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

/**
 * Created on every node, so that any of them can be the initiator. They hold no data: recreated at every start, they have all new
 * columns.
 */
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

/** Tables that are local to each shard, and views that only fill other tables, are not exposed. */
const LIST_TABLES = `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine != 'MaterializedView'
  AND name NOT IN ('migrations', 'write_epochs')`
