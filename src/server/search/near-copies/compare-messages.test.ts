import { expect, test } from 'vitest'
import type { Likeness } from '../../../contract/posts/near-copies.ts'
import { compareMessages, readMessage } from './compare-messages.ts'

const TEXT =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo, nem sabe o que é estudar longe de casa.'
const COMMENT =
  'Gente, eu nem sei o que dizer depois de ler uma coisa dessas, olhem só o que mandaram hoje cedo no grupo da família: '

const compare = (one: string, other: string): Likeness | null => compareMessages(readMessage(one), readMessage(other))

test.each<[string, string, Likeness]>([
  ['itself, in capitals, with a link', `${TEXT.toUpperCase()} https://a.example/1`, 'mesmo texto'],
  ['cut within a word', TEXT.slice(0, 121), 'trecho deste texto'],
  ['its first half, and that it goes on', `${TEXT.slice(0, 100)} (continua)`, 'trecho deste texto'],
  ['behind a comment', COMMENT + TEXT, 'texto maior'],
  [
    'three words changed',
    TEXT.replace('campo', 'interior').replace('pegou', 'andou').replace('colo', 'braço'),
    'texto alterado',
  ],
  ['another town', TEXT.replace('Serra Branca', 'Porto Aurora'), 'mesmo modelo, outros dados'],
])('%s', (_, text, likeness) => {
  expect(compare(TEXT, text)).toBe(likeness)
})

test('a part and the whole are told from where one looks', () => {
  expect(compare(TEXT.slice(0, 121), TEXT)).toBe('texto maior')
})

test('another sum or another date is another message of the same form', () => {
  const sum =
    'Faz o L: a prefeitura vai receber R$ 3.897.092,67 para as obras da escola nova do bairro de cima ainda este ano'
  expect(compare(sum, sum.replace('3.897.092,67', '1.200.000,00'))).toBe('mesmo modelo, outros dados')
  expect(compare(sum, sum.replace('receber', 'ganhar'))).toBe('texto alterado')
})

test('a place in capitals is a name, also where a sentence begins; an everyday word in capitals is none', () => {
  const place =
    'AMAPÁ, atenção! Chegou hoje o dinheiro para a reforma das escolas e dos postos de saúde da nossa gente.'
  expect(compare(place, place.replace('AMAPÁ', 'ACRE'))).toBe('mesmo modelo, outros dados')
  const shout =
    'NUNCA se viu tanto dinheiro para a reforma das escolas e dos postos de saúde da nossa gente neste estado.'
  expect(compare(shout, shout.replace('NUNCA', 'SEMPRE'))).toBe('texto alterado')
})

test.each([
  [
    'the same subject',
    'A prefeitura de Serra Branca abriu três escolas do campo e ouviu todas as famílias antes de decidir o horário dos ônibus da manhã.',
  ],
  [
    'words picked from it',
    'Quem vai fechar as escolas nem sabe o que é o campo, e nunca foi ouvida a família que pegou o ônibus longe de casa com os filhos.',
  ],
  ['nothing', ''],
])('%s is another message', (_, text) => {
  expect(compare(TEXT, text)).toBeNull()
  expect(compare(text, TEXT)).toBeNull()
})

test('a short text is like an equal one only', () => {
  expect(compare('Amanhã tem ato na praça central', 'AMANHÃ tem ato na praça central!!!')).toBe('mesmo texto')
  expect(compare('Amanhã tem ato na praça central', 'Hoje tem ato na praça central')).toBeNull()
  expect(compare('', '')).toBeNull()
})

test('texts of any length end', () => {
  const long = readMessage('palavra outra '.repeat(100_000))
  expect(compareMessages(long, long)).toBe('mesmo texto')
  expect(compareMessages(long, readMessage('coisa muito diferente '.repeat(100_000)))).toBeNull()
})
