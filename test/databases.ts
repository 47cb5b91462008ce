/** New databases on real servers, for tests. Both give the address of the new one. */
import { createClient } from '@clickhouse/client'
import pg from 'pg'

/** @param template a database to which nobody is connected; the new one is its copy */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  return withPath(server, name)
}

export async function createClickHouseDatabase(server: string, name: string): Promise<string> {
  const client = createClient({ url: server })
  await client.command({ query: `CREATE DATABASE ${name}` })
  await client.close()
  return withPath(server, name)
}

function withPath(url: string, path: string): string {
  const changed = new URL(url)
  changed.pathname = `/${path}`
  return changed.href
}
