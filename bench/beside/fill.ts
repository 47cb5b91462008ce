/** Copies the posts of our store into a PostgreSQL table, designed and tuned for text search as its documentation advises. */
import pg from 'pg'
import { quietLog } from '../../src/server/log.ts'
import { openStores } from '../../src/server/store/open.ts'
import { POSTS, sql } from '../../src/server/store/sql.ts'

/** For a dedicated machine. */
export const SETTINGS = [
  'shared_buffers = 2GB',
  'effective_cache_size = 8GB',
  'work_mem = 64MB',
  'maintenance_work_mem = 1GB',
  'max_wal_size = 16GB',
  'max_worker_processes = 4',
  'max_parallel_workers = 2',
  'max_parallel_workers_per_gather = 2',
  'max_parallel_maintenance_workers = 2',
  // There is no seek time on this storage, and JIT compilation costs short queries more than it gains.
  'random_page_cost = 1.1',
  'jit = off',
]

const BATCH = 5_000
const WRITERS = 2

/** `id` in the engine's sort order, second half first, so that ties come in the same order. */
const CREATE = `CREATE TABLE posts (id uuid NOT NULL, date_created timestamptz NOT NULL, platform text NOT NULL, account text NOT NULL,
  full_name text NOT NULL, content text NOT NULL, link text NOT NULL, views bigint, likes bigint, shares bigint, comments bigint,
  party text NOT NULL, role text NOT NULL, uf text NOT NULL, hate text NOT NULL, hate_score real, message bigint NOT NULL,
  stems tsvector NOT NULL, folded tsvector NOT NULL)`

/** 'simple': our program has already folded and stemmed the words, so that both search for the same. */
const INSERT = `INSERT INTO posts SELECT id, to_timestamp(at), platform, account, full_name, content, link, views, likes, shares,
  comments, party, role, uf, hate, hate_score, message, to_tsvector('simple', stems), to_tsvector('simple', folded)
  FROM json_to_recordset($1) AS given(id uuid, at bigint, platform text, account text, full_name text, content text, link text,
    views bigint, likes bigint, shares bigint, comments bigint, party text, role text, uf text, hate text, hate_score real,
    message bigint, stems text, folded text)`

const INDEXES = [
  'CREATE UNIQUE INDEX ON posts (date_created DESC, id DESC)',
  'CREATE INDEX ON posts (views DESC NULLS LAST, date_created DESC, id DESC)',
  'CREATE INDEX ON posts (likes DESC NULLS LAST, date_created DESC, id DESC)',
  'CREATE INDEX ON posts (party, date_created)',
  'CREATE INDEX ON posts (uf, date_created)',
  'CREATE INDEX ON posts (message)',
  'CREATE INDEX ON posts USING gin (stems) WITH (fastupdate = off)',
  'CREATE INDEX ON posts USING gin (folded) WITH (fastupdate = off)',
  'VACUUM (ANALYZE) posts',
]

/** Posts of one message share a number; a post that was compared with nothing has its own. */
const SELECT = sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS at, platform, account, full_name, content, link, views,
  likes, shares, comments, party, role, uf, hate, hate_score, folded, stems,
  toString(reinterpretAsInt64(if(posts.message_group = 0, sipHash64(posts.id), posts.message_group))) AS message FROM ${POSTS}`

/** Swaps the halves of an id; applied twice, it restores the id. */
export const swapHalves = (id: string): string => {
  const digits = id.replaceAll('-', '')
  return digits.slice(16) + digits.slice(0, 16)
}

/** Copies all posts, then creates the indexes. Our own store must not be open elsewhere. Returns the seconds taken. */
export async function fillPostgres(url: string, folder: string): Promise<number> {
  const started = performance.now()
  const pool = new pg.Pool({ connectionString: url, max: WRITERS })
  const stores = await openStores({ dataDir: `${folder}/data`, databaseUrl: null, clickhouseUrl: null }, quietLog)
  try {
    await pool.query(CREATE)
    const write = (rows: { id: string }[]) =>
      pool.query(INSERT, [JSON.stringify(rows.map((row) => ({ ...row, id: swapHalves(row.id) })))])
    let batch: { id: string }[] = []
    let writing: Promise<unknown>[] = []
    for await (const rows of stores.ch.stream<{ id: string }>('bench-copy', SELECT)) {
      batch.push(...rows)
      if (batch.length < BATCH) continue
      writing.push(write(batch))
      batch = []
      if (writing.length < WRITERS) continue
      await Promise.all(writing)
      writing = []
    }
    await Promise.all([...writing, write(batch)])
    for (const statement of INDEXES) await pool.query(statement)
  } finally {
    await stores.close()
    await pool.end()
  }
  return (performance.now() - started) / 1000
}
