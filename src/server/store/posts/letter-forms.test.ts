import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  cutShortMigration,
  explainIndexes,
  finishMutations,
  insertFormerPosts,
  prepareFormerPosts,
} from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { foldText } from '../../../text/fold.ts'
import { FREQUENT_WORDS } from '../../../text/frequent-words.ts'
import { findWrittenForm, WRITTEN_FORMS } from '../../../text/written-forms.ts'
import { whereFilters } from '../../search/conditions/conditions.ts'
import { compileLetters, SHOWN_TEXTS, WRITTEN_TEXTS } from '../../search/conditions/written-text.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, join, type Sql, sql, string, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const TEXTS = ['O governo não fez.', 'NÃO! "não"', 'Não sei', 'na\u0303o, nao', 'não\u0301 é', 'no❤️não, “PT”', 'pt', '']
const EACH = POSTS / TEXTS.length
const FOUND: [string, number][] = [
  ['="não"', 4 * EACH],
  ['="Não"', EACH],
  ['="NÃO"', EACH],
  ['="nao"', EACH],
  ['="PT"', EACH],
  ['="pt"', EACH],
  ['="é"', EACH],
  ['="O"', EACH],
  ['="o"', 0],
  ['="nao" OU ="Não"', 2 * EACH],
]

/** From texts, beside what the program makes of them when they are imported. */
const insertTexts = (
  ch: ClickHouse,
  table: 'post_rows' | 'post_changes',
  from: number,
  texts: readonly string[],
  count = texts.length,
) =>
  insertFormerPosts(ch, table, {
    ...{ from, count },
    facts: {
      columns: sql`content, folded`,
      values: sql`${strings(texts)}[1 + n % ${integer(texts.length)}], ${strings(texts.map(foldText))}[1 + n % ${integer(texts.length)}]`,
    },
  })

const former = prepareFormerPosts(38, (ch) => insertTexts(ch, 'post_rows', 0, TEXTS, POSTS))
const count = async (search: string) => (await listPosts(former.ch, PostsQuery.parse({ search }), ZONE)).total_items
const countAll = async () => {
  const found: [string, number][] = []
  for (const [search] of FOUND) found.push([search, await count(search)])
  return found
}

test('posts of a version before: exact letters are found while what deviates is written down, and when it is', async () => {
  const { ch } = former
  await ch.command(sql`SYSTEM STOP MERGES post_rows`)
  await cutShortMigration(ch, 38)
  expect((await migrateClickHouse(ch))[0]).toBe('038-letter-forms')
  await replacePostsTable(ch)
  expect(await countAll()).toEqual(FOUND)
  await insertTexts(ch, 'post_changes', 8_000, TEXTS, 80)
  expect(await count('="Não"')).toBe(EACH + 10)
  await ch.command(sql`TRUNCATE TABLE post_changes`)
  await ch.command(sql`SYSTEM START MERGES post_rows`)
  await finishMutations(ch)
  expect(await countAll()).toEqual(FOUND)
})

test('texts are read only where the form is none that is kept', async () => {
  const explain = (search: string) =>
    explainIndexes(former.ch, sql`SELECT count() FROM post_rows AS posts ${whereFilters({ search }, ZONE)}`)
  expect(await explain('="não"')).toMatch(/position\(letter_forms, /)
  expect(await explain('="NAO"')).toMatch(/multiSearchAny\(letter_forms, /)
  expect(await explain('="nÃo"')).toMatch(/hasToken\(content, /)
})

test('the store has the characters of every form', async () => {
  for (const table of ['post_rows', 'post_changes'] as const) {
    await insertTexts(former.ch, table, 100_000 * WRITTEN_FORMS.length, WRITTEN_FORMS)
    const question = sql`SELECT content, letter_forms FROM ${table === 'post_rows' ? sql`post_rows` : sql`post_changes`}
      WHERE number >= ${integer(100_000 * WRITTEN_FORMS.length)} ORDER BY number`
    const rows = await former.ch.rows('test', question, z.object({ content: z.string(), letter_forms: z.string() }))
    const expected = WRITTEN_FORMS.map((form) => {
      const kept = findWrittenForm(form)
      return { content: form, letter_forms: kept && 'marks' in kept ? (kept.marks[1] ?? '') : '' }
    })
    expect(rows).toEqual(expected)
  }
})

test('no form has more marks than are looked at behind each other', () => {
  const countMarks = (form: string) => form.normalize('NFD').match(/\p{M}/gu)?.length ?? 0
  expect(Math.max(...WRITTEN_FORMS.map(countMarks))).toBe(2)
})

test('a post with tens of thousands of marks in a row takes no more memory than others', async () => {
  const marks = '\u0301'.repeat(30_000)
  const number = 3_000_000_000
  const content = sql`concat('a', ${string(marks)}, 'NA\u0303O')`
  await former.ch.command(sql`INSERT INTO post_rows
      (number, version, id, origin, platform, account, native_id, date_created, hate, content, folded)
    SELECT ${integer(number)}, 1, generateUUIDv4(), 'import', 'X', 'conta', 'marks', now(), 'sem indício', ${content}, 'anao nao'
    SETTINGS max_memory_usage = 400000000`)
  const question = sql`SELECT letter_forms FROM post_rows WHERE number = ${integer(number)}`
  const [row] = await former.ch.rows('test', question, z.object({ letter_forms: z.string() }))
  const kept = findWrittenForm('NÃO')
  expect(row?.letter_forms).toContain(kept && 'marks' in kept ? kept.marks[1] : undefined)
})

test('a thousand posts of 4 KB of different words take no more memory than others', async () => {
  const content = FREQUENT_WORDS.slice(0, 800).map((word, i) => (i % 2 ? word : word.toUpperCase()))
  await former.ch.command(sql`INSERT INTO post_rows
      (number, version, id, origin, platform, account, native_id, date_created, hate, content, folded)
    SELECT 3500000000 + number, 1, generateUUIDv4(), 'import', 'X', 'conta', toString(number), now(), 'sem indício',
      ${string(content.join(' '))}, ${string(content.join(' ').toLowerCase())} FROM numbers(1000)
    SETTINGS max_memory_usage = 400000000`)
  const question = sql`SELECT uniqExact(letter_forms) AS n FROM post_rows WHERE number >= 3500000000 AND number < 4000000000`
  expect(await former.ch.rows('test', question, z.object({ n: z.coerce.number() }))).toEqual([{ n: 1 }])
})

/** What stands in texts, and what touches it or does not. */
const WORDS =
  'não Não NÃO nao Nao NAO na\u0303o NA\u0303O e E é e\u0301 É o O PT pt Pt Lula lula às As AS as nÃo x 1 ℒ ﬁ İ ß 漢 ª FAKE fake FIM FA\u212AE F\u0130M'.split(
    ' ',
  )
const MARKS = '\u0301 \uFE0F ❤️ 🇧🇷 1️⃣ \u00AD \u200D . “ ” … _ - # @ — \n'.split(' ')
const PIECES = [...WORDS, ...MARKS, ' ', ' ', ' ', ' ', '\u00A0']
const ASKED = 'não Não NÃO nao Nao NAO e E é É o O PT pt Pt Lula lula às As AS as FAKE fake FIM'.split(' ')

test('what is kept says of any text what reading it says', async () => {
  let state = 20_261_128
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const texts = Array.from({ length: 4_000 }, () =>
    Array.from({ length: 1 + next(9) }, () => PIECES[next(PIECES.length)]).join(''),
  )
  const from = 4_000_000_000
  await insertTexts(former.ch, 'post_rows', from, texts)
  const written = [...WRITTEN_TEXTS, ...SHOWN_TEXTS]
  const differs = (typed: string): Sql => {
    const has = sql`hasToken(folded, ${string(foldText(typed))})`
    const kept = compileLetters(typed, { written, forms: sql`letter_forms` })
    return sql`(countIf(${has} AND ${compileLetters(typed, { written })}), countIf(${has} AND (${kept}) != (${compileLetters(typed, { written })})))`
  }
  const question = sql`SELECT [${join(ASKED.map(differs))}] AS counts FROM post_rows AS posts WHERE number >= ${integer(from)}`
  const [row] = await former.ch.rows(
    'test',
    question,
    z.object({ counts: z.array(z.tuple([z.coerce.number(), z.coerce.number()])) }),
  )
  expect(row?.counts.map(([, wrong], i) => [ASKED[i], wrong])).toEqual(ASKED.map((typed) => [typed, 0]))
  expect(Math.min(...(row?.counts.map(([found]) => found) ?? []))).toBeGreaterThan(20)
})
