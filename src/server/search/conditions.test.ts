import { describe, expect, test } from 'vitest'
import type { PostFilters } from '../../contract/post-query.ts'
import { renderSql } from '../store/sql.ts'
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
        "WHERE date_created >= toTimeZone(toDateTime('2026-01-01'::Date, 'America/Sao_Paulo'), 'UTC')",
        "date_created < toTimeZone(toDateTime('2026-01-31'::Date + 1, 'America/Sao_Paulo'), 'UTC')",
        "party IN {p1:Array(String)}",
        "platform IN {p2:Array(String)}",
        "role IN {p3:Array(String)}",
        "uf IN {p4:Array(String)}",
        "hate IN {p5:Array(String)}",
        "person_id IN [7]::Array(UInt32)",
        "notEmpty(misleading_links)",
        "hasAllTokens(stems, {p6:Array(String)})",
      ]
    `)
    expect(render(filters).params).toMatchInlineSnapshot(`
      {
        "p1": [
          "PT",
        ],
        "p2": [
          "X",
        ],
        "p3": [
          "senador",
        ],
        "p4": [
          "SP",
        ],
        "p5": [
          "ofensivo",
        ],
        "p6": [
          "vacina",
        ],
      }
    `)
  })

  test('words of a conjunction are one look at the index, a phrase checks what the index found', () => {
    expect(render({ search: 'a b -c "d e" (f OU g OU "h")' })).toMatchInlineSnapshot(`
      {
        "params": {
          "p1": [
            "a",
            "b",
          ],
          "p2": [
            "c",
          ],
          "p3": [
            "d",
            "e",
          ],
          "p4": " d e ",
          "p5": [
            "f",
            "g",
          ],
          "p6": [
            "h",
          ],
        },
        "text": "WHERE (hasAllTokens(stems, {p1:Array(String)}) AND NOT hasAllTokens(stems, {p2:Array(String)}) AND (hasAllTokens(folded, {p3:Array(String)}) AND position(concat(' ', folded, ' '), {p4:String}) > 0) AND (hasAnyTokens(stems, {p5:Array(String)}) OR hasAllTokens(folded, {p6:Array(String)})))",
      }
    `)
  })

  test('hostile text stays out of the SQL', () => {
    const hostile = "x') OR 1=1 --"
    const { text } = render({ search: hostile, party: [hostile], role: [hostile], uf: [hostile], platform: [hostile] })
    expect(text).not.toMatch(/1=1|--|x'/)
  })
})
