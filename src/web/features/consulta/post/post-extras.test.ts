import { expect, test } from 'vitest'
import { inventPost } from '../../../../../test/invented-post.ts'
import type { Poll } from '../../../../contract/posts/extras.ts'
import {
  describeAnswer,
  describeFile,
  describePlace,
  describePoll,
  describeWithoutText,
  findShare,
  listOtherTexts,
} from './post-extras.ts'

const POLL: Poll = {
  question: 'Haverá segundo turno?',
  kind: 'Anonymous Poll',
  options: [
    { text: 'Sim', percent: 84, votes: null },
    { text: 'Não', percent: 16, votes: null },
  ],
  voters: 1200,
  votersStep: 100,
}
const counted = (votes: number[], voters: number | null): Poll => ({
  ...POLL,
  voters,
  options: votes.map((count) => ({ text: 'x', percent: null, votes: count })),
})

test('a poll in words: its kind, and how many voted as finely as it is known', () => {
  expect(describePoll(POLL)).toBe('Enquete anônima · cerca de 1.200 votos')
  expect(describePoll({ ...POLL, kind: 'Sondage', voters: 1, votersStep: 1 })).toBe('Enquete · 1 voto')
  expect(describePoll({ ...POLL, kind: null, voters: null })).toBe('Enquete')
})

test('a place in words, as far as it is told', () => {
  const place = { name: 'Praça da Sé', address: 'Centro', latitude: -23.55052, longitude: -46.63331, link: null }
  expect(describePlace(place)).toBe('Localização: Praça da Sé, Centro (-23,55052; -46,63331)')
  expect(describePlace({ ...place, name: null, address: null })).toBe('Localização: -23,55052; -46,63331')
  expect(describePlace({ ...place, latitude: null })).toBe('Localização: Praça da Sé, Centro')
  const nothing = { name: null, address: null, latitude: null, longitude: null, link: null }
  expect(describePlace(nothing)).toBe('Localização')
  expect(describeWithoutText({ ...inventPost(), place })).toBe(describePlace(place))
})

test.each([
  [counted([250, 60], 310), 0, 81, '81% · 250 votos'],
  [counted([250, 60], null), 1, 19, '19% · 60 votos'],
  [counted([0], 0), 0, null, '0 votos'],
  [POLL, 0, 84, '84%'],
])('the share of an answer is as told, or what the votes say', (poll, i, share, words) => {
  const option = poll.options[i] ?? POLL.options[0]
  expect(option && [findShare(option, poll), describeAnswer(option, poll)]).toEqual([share, words])
})

test('a file in words: what is known of it', () => {
  const facts = { kind: 'mensagem de voz', name: 'recado.ogg', bytes: 2_202_010, seconds: 31 } as const
  expect(describeFile(facts)).toBe('Mensagem de voz · recado.ogg · 2,1 MB · 31 s')
  expect(describeFile({ kind: null, name: 'ata.pdf', bytes: null, seconds: null })).toBe('ata.pdf')
  expect([describeFile(null), describeFile(undefined)]).toEqual(['', ''])
})

test('a publication without text is called by its poll, its link or its file', () => {
  const card = { url: 'https://a.example', site: null, title: 'Manchete', description: null }
  expect(describeWithoutText(inventPost({ poll: POLL }))).toBe('Enquete: Haverá segundo turno?')
  expect(describeWithoutText(inventPost({ linkCard: card }))).toBe('Manchete')
  expect(describeWithoutText(inventPost({ description: 'Localização' }))).toBe('Localização')
  expect(describeWithoutText(inventPost())).toBeNull()
})

test('every text by which it may have been found says where it stands', () => {
  const forwardedFrom = { name: 'Serra', link: null, author: null }
  expect(listOtherTexts(inventPost({ poll: POLL, description: 'D', forwardedFrom, signature: 'Bia' }))).toEqual([
    { where: 'Na descrição', text: 'D' },
    { where: 'Na enquete', text: 'Haverá segundo turno?\nSim\nNão' },
    { where: 'Na origem do encaminhamento', text: 'Serra' },
    { where: 'Na assinatura', text: 'Bia' },
  ])
})
