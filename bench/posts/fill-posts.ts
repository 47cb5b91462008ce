/**
 * Fills an empty store with posts like those of `posts.ts`, generated inside the engine: ten million in minutes,
 * whereas an import would take most of an hour. The import is measured separately.
 */
import { hash } from 'node:crypto'
import { HATES, UFS } from '../../src/contract/labels.ts'
import { countSums } from '../../src/server/ingest/rewrite/count-sums.ts'
import { quietLog } from '../../src/server/log.ts'
import type { ClickHouse } from '../../src/server/store/clickhouse.ts'
import { openStores } from '../../src/server/store/open.ts'
import { float, integer, type Sql, sql, strings } from '../../src/server/store/sql.ts'
import { foldText } from '../../src/text/fold.ts'
import { stemText } from '../../src/text/stem.ts'
import { FOUR_YEARS_MS, listSentences, PARTIES, PLATFORMS, ROLES, START, surname } from './posts.ts'

/** Posts per insert. */
const PIECE = 250_000
const SURNAMES = 200_000

/** Returns the seconds taken. */
export async function fillPosts(dataDir: string, count: number): Promise<number> {
  const started = performance.now()
  const stores = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
  try {
    await writeTexts(stores.ch)
    for (let from = 0; from < count; from += PIECE) {
      await stores.ch.command(insertPiece(from, Math.min(PIECE, count - from), count))
      process.stderr.write(`\r${from} of ${count} posts`)
    }
    await stores.ch.command(sql`INSERT INTO post_keys (id, number, version, fingerprint, date_created)
      SELECT id, number, version, fingerprint, date_created FROM post_rows`)
    await stores.ch.command(sql`DROP TABLE bench_texts`)
    await countSums(stores.ch)
  } finally {
    await stores.close()
  }
  return (performance.now() - started) / 1000
}

/** Sentences and surnames with their folded forms, so that each is folded once. */
async function writeTexts(ch: ClickHouse): Promise<void> {
  await ch.command(sql`CREATE TABLE IF NOT EXISTS bench_texts (kind UInt8, place UInt32, text String, folded String, stems String)
    ENGINE = MergeTree ORDER BY (kind, place)`)
  await ch.command(sql`TRUNCATE TABLE bench_texts`)
  const describe = (kind: number) => (text: string, place: number) => {
    const folded = foldText(text)
    return { kind, place, text, folded, stems: stemText(folded) }
  }
  await ch.insert('bench_texts', (await listSentences()).map(describe(0)))
  await ch.insert('bench_texts', Array.from({ length: SURNAMES }, (_, rank) => surname(rank)).map(describe(1)))
}

/** A number from 0 to 1 per post and purpose, the same in every run. */
const chance = (purpose: string): Sql =>
  sql`(sipHash64(post, ${integer(Number.parseInt(hash('md5', purpose, 'hex').slice(0, 6), 16))}) / 18446744073709551616)`

/** Picks an item of a list; `power` 1: uniform, more: earlier items far more often. */
const pick = (list: readonly string[], purpose: string, power = 1): Sql =>
  sql`${strings(list)}[1 + toUInt32(floor(pow(${chance(purpose)}, ${integer(power)}) * ${integer(list.length)}))]`

const texts = (kind: number, column: Sql): Sql =>
  sql`(SELECT groupArray(t) FROM (SELECT ${column} AS t FROM bench_texts WHERE kind = ${integer(kind)} ORDER BY place))`

const insertPiece = (from: number, count: number, total: number): Sql => sql`
  INSERT INTO post_rows (number, version, id, origin, written_at, platform, account, native_id, full_name, date_created, content,
    views, likes, shares, comments, person_id, party, role, uf, hate, hate_score, hate_by, misleading_links, misleading_by,
    message_group, text_first_seen_at, counted_at, folded, stems)
  WITH ${texts(0, sql`text`)} AS texts, ${texts(0, sql`folded`)} AS foldeds, ${texts(0, sql`stems`)} AS stemmed,
    ${texts(1, sql`text`)} AS names, ${texts(1, sql`folded`)} AS folded_names, ${texts(1, sql`stems`)} AS stemmed_names
  SELECT 1000000 + post AS n, n, reinterpretAsUUID(sipHash128(post)), 'import', now(),
    ${pick(PLATFORMS, 'platform', 2)}, concat('conta_', toString(person)), toString(post), concat('Pessoa ', names[1 + person * 79 % 200000]),
    toDateTime(${integer(START / 1000)} + toUInt32(post * ${float(FOUR_YEARS_MS / 1000 / total)}), 'UTC'),
    concat(arrayStringConcat(arrayMap(i -> texts[i], places), ' '), ' ', names[name]) AS words,
    if(${chance('views')} < 0.6, like_count * 17, NULL), like_count, if(${chance('shares')} < 0.8, intDiv(like_count, 5), NULL),
    if(${chance('comments')} < 0.5, intDiv(like_count, 9), NULL), person,
    ${strings(PARTIES)}[1 + toUInt32(floor(pow(person / 2000, 1.5) * ${integer(PARTIES.length)}))],
    ${strings(ROLES)}[1 + person % ${integer(ROLES.length)}], ${strings([...UFS])}[1 + person % ${integer(UFS.length)}],
    multiIf(hate_chance < 0.02, ${strings([HATES[0]])}[1], hate_chance < 0.07, ${strings([HATES[1]])}[1], ${strings([HATES[2]])}[1]),
    round(if(hate_chance < 0.07, 1 - hate_chance, hate_chance / 2), 3), 'lupascan 3', if(is_misleading, ['https://falso.example/noticia'], []), if(is_misleading, ['source'], []),
    bitShiftLeft(bitShiftRight(cityHash64(words), 12), 1), toDateTime(0), toDateTime(0),
    concat(arrayStringConcat(arrayMap(i -> foldeds[i], places), ' '), ' ', folded_names[name]),
    concat(arrayStringConcat(arrayMap(i -> stemmed[i], places), ' '), ' ', stemmed_names[name])
  FROM (SELECT number + ${integer(from)} AS post, toUInt32(floor(pow(${chance('person')}, 2) * 2000)) AS person,
      toUInt32(20 / (${chance('likes')} + 0.0005)) AS like_count, ${chance('hate')} AS hate_chance,
      ${chance('misleading')} < 0.03 AS is_misleading, 1 + toUInt32(floor(200000 * pow(${chance('name')}, 4))) AS name,
      arrayMap(i -> 1 + toUInt32(sipHash64(post, i) % length(texts)), range(1 + toUInt32(floor(${chance('length')} * 4)))) AS places
    FROM numbers(${integer(count)}))
  SETTINGS max_threads = 2, max_insert_threads = 1, min_insert_block_size_rows = 250000, min_insert_block_size_bytes = 0`
