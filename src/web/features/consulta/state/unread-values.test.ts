import { expect, test } from 'vitest'
import { parseSearchText } from './address.ts'
import { listUnreadSettings, listUnreadValues } from './unread-values.ts'

const list = (text: string) => listUnreadValues(parseSearchText(text))
const listLook = (text: string) => listUnreadSettings(parseSearchText(text))

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

test('order, pages, tab and looks are named apart: what is found does not depend on them', () => {
  const order = '?sort_by=nada&sort_order=up&page=zero&page_size=7&tab=x&collapse=sim&post=y'
  expect(list(order)).toEqual([])
  expect(listLook(order)).toEqual([
    ...['Mensagens iguais “sim”', 'Página “zero”', 'Publicações por página “7”', 'Publicação “y”'],
    ...['Ordem “nada”', 'Sentido da ordem “up”', 'Aba “x”'],
  ])
  expect(listLook('?page=00002&hate=muito')).toEqual(['Página “00002”'])
  const comparison = '?compare=this,partidos:PL&measure=m&scale=s&unit=u&split=1&events=ontem'
  expect(list(comparison)).toEqual(['Série “partidos:PL”'])
  expect(listLook(comparison)).toEqual([
    ...['Medida “m”', 'Escala “s”', 'Unidade de tempo “u”', 'Um gráfico por série “1”', 'Acontecimento “ontem”'],
  ])
})

test('a series of a region or a gender that there is not is named', () => {
  expect(list('?tab=compare&compare=region:Norte,region:Leste,gender:mulher')).toEqual([
    ...['Série “region:Leste”', 'Série “gender:mulher”'],
  ])
  expect(list('?tab=compare&compare=region:norte,gender:Não informado')).toEqual([])
})

test('regions and genders are read however they are written', () => {
  expect(list('?gender=Feminino,-nao informado&region=norte,CENTRO-OESTE')).toEqual([])
})

test('a name that no filter has is one too', () => {
  expect(list('?partido=PL&search=a&date_start=2026-01-02')).toEqual(['“partido=PL”', '“date_start=2026-01-02”'])
})
