/** Creates databases on real servers for tests. Both functions return the address of the new one. */
import { type ClickHouseClient, createClient } from '@clickhouse/client'
import pg from 'pg'

/** @param template a database without connections; the new one is its copy */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  return withPath(server, name)
}

/** @param template a database that is not being written to; the new one gets its tables, its views and its few rows */
export async function createClickHouseDatabase(server: string, name: string, template?: string): Promise<string> {
  const client = createClient({ url: server })
  await client.command({ query: `CREATE DATABASE ${name}` })
  if (template) await copyTables(client, template, name)
  await client.close()
  return withPath(server, name)
}

/** A server keeps maintaining all of its tables: unused ones slow down the others. */
export async function dropClickHouseDatabase(address: string): Promise<void> {
  const client = createClient({ url: withPath(address, '') })
  await client.command({ query: `DROP DATABASE IF EXISTS ${new URL(address).pathname.slice(1)}` })
  await client.close()
}

/** ClickHouse cannot copy databases, but knows each table's definition: this takes a seventh of the migrations' time. */
async function copyTables(client: ClickHouseClient, from: string, to: string): Promise<void> {
  const asked = await client.query({
    query: `SELECT name, create_table_query AS statement, total_rows > 0 AS has_rows FROM system.tables
            WHERE database = '${from}' ORDER BY endsWith(engine, 'View'), name`,
    format: 'JSONEachRow',
  })
  for (const { name, statement, has_rows } of await asked.json<{
    name: string
    statement: string
    has_rows: number
  }>()) {
    await client.command({ query: statement.replaceAll(`${from}.`, `${to}.`) })
    if (has_rows) await client.command({ query: `INSERT INTO ${to}.${name} SELECT * FROM ${from}.${name}` })
  }
}

function withPath(url: string, path: string): string {
  const changed = new URL(url)
  changed.pathname = `/${path}`
  return changed.href
}
