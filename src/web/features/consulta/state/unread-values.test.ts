import { expect, test } from 'vitest'
import { parseSearchText } from './address.ts'
import { listUnreadValues } from './unread-values.ts'

const list = (text: string) => listUnreadValues(parseSearchText(text))

test('what the address asks for and no filter understands is named', () => {
  expect(list('?hate=muito,ofensivo&start_date=2026-13-45&public_person=ana&misleading_links=talvez')).toEqual([
    'Pessoa “ana”',
    'Ódio e ofensa “muito”',
    'Data “2026-13-45”',
    'Links enganosos “talvez”',
  ])
  expect(
    list('?state=sumido&found_in=capa&reviewed=sim&checked=1&unusual=1&image=x&face=y&message_group=0'),
  ).toHaveLength(8)
})

test('what is understood, or is no part of the question, is not', () => {
  const id = '11111111-2222-3333-4444-555555555555'
  expect(
    list(`?search=a,b&party=XYZ&hate=ofensivo&start_date=2026-01-02&image=${id}&unusual=true&checked=false`),
  ).toEqual([])
  expect(list('?page=zero&page_size=7&sort_by=nada&tab=x&misleading_links=null&unusual=false')).toEqual([])
  expect(list('?search=a&utm_source=mail&fbclid=IwAR0&gclid=1&post=x&from=%3Fsearch%3Db')).toEqual([])
  expect(list('?compare=this&measure=likes&scale=share&unit=day&split=true&events=2026-01-02+a')).toEqual([])
})

test('a name that no filter has is one too', () => {
  expect(list('?partido=PL&search=a&date_start=2026-01-02')).toEqual(['“partido=PL”', '“date_start=2026-01-02”'])
})
