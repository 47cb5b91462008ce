import { describe, expect, test } from 'vitest'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { renderSql } from '../../store/sql.ts'
import { whereFilters } from './conditions.ts'

const render = (filters: PostFilters) => renderSql(whereFilters(filters, 'America/Sao_Paulo'))

describe('whereFilters', () => {
  test('no filter is no WHERE', () => {
    expect(render({})).toEqual({ text: '', params: {} })
    expect(render({ search: ' … ', party: [], misleading_links: 'null' })).toEqual({ text: '', params: {} })
  })

  test('every filter is one condition', () => {
    const filters: PostFilters = {
      search: 'vacina',
      start_date: '2026-01-01',
      end_date: '2026-01-31',
      party: ['PT'],
      platform: ['X'],
      role: ['senador'],
      uf: ['SP'],
      hate: ['ofensivo'],
      misleading_links: 'true',
      public_person: ['7'],
    }
    expect(render(filters).text.split(' AND ')).toMatchInlineSnapshot(`
      [
        "WHERE date_created >= toTimeZone(toDateTime(toDate({p1:String}), {p2:String}), 'UTC')",
        "date_created < toTimeZone(toDateTime(toDate({p3:String}) + 1, {p2:String}), 'UTC')",
        "party IN {p4:Array(String)}",
        "platform IN {p5:Array(String)}",
        "role IN {p6:Array(String)}",
        "uf IN {p7:Array(String)}",
        "hate IN {p8:Array(String)}",
        "person_id IN {p9:Array(UInt32)}",
        "notEmpty(misleading_links)",
        "hasAllTokens(stems, {p10:Array(String)})",
      ]
    `)
    expect(render(filters).params).toMatchInlineSnapshot(`
      {
        "p1": "2026-01-01",
        "p10": [
          "vacina",
        ],
        "p2": "America/Sao_Paulo",
        "p3": "2026-01-31",
        "p4": [
          "PT",
        ],
        "p5": [
          "X",
        ],
        "p6": [
          "senador",
        ],
        "p7": [
          "SP",
        ],
        "p8": [
          "ofensivo",
        ],
        "p9": [
          7,
        ],
      }
    `)
  })

  test('words of a conjunction are one look at the index, two words side by side another', () => {
    expect(render({ search: 'a b -c "d e" (f OU g OU "h")' })).toMatchInlineSnapshot(`
      {
        "params": {
          "p1": [
            "a",
            "b",
          ],
          "p2": [
            "d e",
          ],
          "p3": [
            "f",
            "g",
          ],
          "p4": [
            "h",
          ],
          "p5": [
            "c",
          ],
        },
        "text": "WHERE (hasAllTokens(stems, {p1:Array(String)}) AND hasAll(word_pairs, {p2:Array(String)}) AND (hasAnyTokens(stems, {p3:Array(String)}) OR hasAllTokens(folded, {p4:Array(String)})) AND NOT (hasAnyTokens(stems, {p5:Array(String)})))",
      }
    `)
  })

  test('hostile text stays out of the SQL', () => {
    const hostile = "x') OR 1=1 --"
    const { text } = render({ search: hostile, party: [hostile], role: [hostile], uf: [hostile], platform: [hostile] })
    expect(text).not.toMatch(/1=1|--|x'/)
  })
})
