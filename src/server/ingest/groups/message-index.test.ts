import { describe, expect, test } from 'vitest'
import { createMessageSignature, type MessageSignature } from '../../enrich/message-signature.ts'
import { addToIndex, createIndex, findGroup } from './message-index.ts'

const LONG =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo.'
const SHORT = 'Amanhã tem ato na praça central'
const COMMENT = 'Gente, eu nem sei o que dizer depois de ler isto aqui, olhem só o que mandaram no grupo da família: '

function sign(text: string): MessageSignature {
  const signature = createMessageSignature(text)
  if (!signature) throw new Error(`too short: ${text}`)
  return signature
}

/** Whether a later text finds the group that begins with an earlier one. */
function finds(first: string, later: string): boolean {
  const index = createIndex()
  const { text, words, keys } = sign(first)
  addToIndex(index, keys, { id: text, founded: 1, words })
  return findGroup(sign(later), 0, index) !== undefined
}

describe('the same message', () => {
  test.each([
    ['itself', LONG],
    ['in capitals without accents', LONG.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()],
    ['with emoji and another link', `🚨🚨 ${LONG} 👉 https://t.me/canal_novo/77`],
    ['with a line that asks to follow', `${LONG}\n\n➡️ Siga o canal @serra_livre\nt.me/serra_livre`],
    ['with a header of who passed it on', `Encaminhado de Serra Livre\n${LONG}`],
    ['passed on by another network', `RT @serra_livre: ${LONG}`],
    ['with words around it', `URGENTE!!! ${LONG} Repassem a todos`],
    ['with one word changed', LONG.replace('campo', 'interior')],
    ['with three words changed', LONG.replace('campo', 'interior').replace('pegou', 'tomou').replace('colo', 'braço')],
    ['behind a comment', COMMENT + LONG],
    ['cut off', `${LONG.slice(0, 100)}…`],
    ['cut off within a word, without a sign', LONG.slice(0, 103)],
    ['cut off, with a link behind', `${LONG.slice(0, 120)}... https://t.co/x1`],
    ['cut off, with more to read', `${LONG.slice(0, 100)} Leia mais: https://a.example/b`],
  ])('%s', (_, text) => {
    expect(finds(LONG, text)).toBe(true)
    expect(finds(text, LONG)).toBe(true)
  })

  test('a short text, in other letters and with another link', () => {
    expect(finds(SHORT, `${SHORT.toUpperCase()}!!! https://a.example/b 😡`)).toBe(true)
  })

  test('in a script without spaces or with combined letters', () => {
    expect(finds('नमस्ते दुनिया यह एक लंबा संदेश है आज', 'नमस्ते दुनिया यह एक लंबा संदेश है आज!')).toBe(true)
  })
})

describe('another message', () => {
  test.each([
    [
      'the same subject',
      LONG,
      'A prefeitura de Serra Branca abriu três escolas do campo e ouviu todas as famílias antes de decidir o horário dos ônibus.',
    ],
    ['a short text with another word', SHORT, 'Hoje tem ato na praça central'],
    [
      'the same beginning, whole',
      LONG,
      `${LONG.slice(0, 60)} e outra coisa bem diferente acontece depois disso, sem relação com o que foi dito antes por quem escreveu.`,
    ],
    ['a small part of it', LONG, 'nunca pegou o ônibus das cinco da manhã'],
    ['another town', LONG, LONG.replace('Serra Branca', 'Porto Aurora')],
    ['another number', LONG, LONG.replace('três', '3 ou 4')],
    ['a "não" more', LONG, LONG.replace('vai fechar', 'não vai fechar')],
  ])('%s', (_, first, later) => {
    expect(finds(first, later)).toBe(false)
    expect(finds(later, first)).toBe(false)
  })
})

test('of several groups that fit the oldest counts, except that a message stays where it is and where it began', () => {
  const index = createIndex()
  const [first, , last] = [LONG, `${LONG} Repassem!`, `${LONG} Divulguem já`].map((text, n) => {
    const { text: id, words, keys } = sign(text)
    addToIndex(index, keys, { id, founded: 3 - n, words })
    return id
  })
  const later = sign(`Vejam: ${LONG}`)
  expect(findGroup(later, 0, index)?.id).toBe(last)
  expect(findGroup(later, first ?? 0, index)?.id).toBe(first)
  expect(findGroup(sign(LONG), last ?? 0, index)?.id).toBe(first)
  addToIndex(index, [], { id: 8, founded: 0, words: sign(LONG.replace('três', 'quatro')).words })
  expect(findGroup(later, 8, index)?.id).toBe(last)
})
