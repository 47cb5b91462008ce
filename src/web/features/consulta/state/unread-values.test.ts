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
    list(
      '?region=Leste&gender=mulher&state=sumido&found_in=capa&reviewed=sim&checked=1&unusual=1&image=x&face=y&message_group=0',
    ),
  ).toHaveLength(10)
})

test('what is understood, or is no part of the question, is not', () => {
  const id = '11111111-2222-3333-4444-555555555555'
  expect(
    list(
      `?search=a,b&party=XYZ&gender=-feminino&region=Sul&hate=ofensivo&start_date=2026-01-02&image=${id}&unusual=true&checked=false`,
    ),
  ).toEqual([])
  expect(list('?misleading_links=null&unusual=false&collapse=false&page=1&page_size=20&tab=public')).toEqual([])
  expect(list('?sort_by=date_created&sort_order=desc&measure=posts&scale=number&unit=auto&split=false')).toEqual([])
  expect(list('?sort_by=copies&sort_order=asc&page=3&page_size=100&tab=compare&collapse=true')).toEqual([])
  expect(
    list('?search=a&utm_source=mail&fbclid=IwAR0&gclid=1&post=11111111-2222-3333-4444-555555555555&from=%3Fsearch%3Db'),
  ).toEqual([])
  expect(list('?compare=this&measure=likes&scale=share&unit=day&split=true&events=2026-01-02+a')).toEqual([])
})

test('order, pages, tab and comparison are named as well', () => {
  expect(list('?sort_by=nada&sort_order=up&page=zero&page_size=7&tab=x&collapse=sim&post=y')).toEqual([
    ...['Mensagens iguais “sim”', 'Página “zero”', 'Publicações por página “7”', 'Publicação “y”'],
    ...['Ordem “nada”', 'Sentido da ordem “up”', 'Aba “x”'],
  ])
  expect(list('?compare=this,partidos:PL&measure=m&scale=s&unit=u&split=1&events=ontem')).toEqual([
    ...['Série “partidos:PL”', 'Medida “m”', 'Escala “s”', 'Unidade de tempo “u”', 'Um gráfico por série “1”'],
    'Acontecimento “ontem”',
  ])
})

test('a name that no filter has is one too', () => {
  expect(list('?partido=PL&search=a&date_start=2026-01-02')).toEqual(['“partido=PL”', '“date_start=2026-01-02”'])
})
