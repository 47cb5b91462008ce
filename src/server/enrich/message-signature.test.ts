import { describe, expect, test } from 'vitest'
import { createMessageSignature, isSameMessage } from './message-signature.ts'

const LONG =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo.'
const SHORT = 'Amanhã tem ato na praça central'

/** Whether a later text finds the group that begins with an earlier one. */
function finds(first: string, later: string): boolean {
  const a = createMessageSignature(first)
  const b = createMessageSignature(later)
  if (!a || !b) return false
  return b.asks.some((key, at) => a.keys.includes(key) && isSameMessage(b, a.sketch, at))
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
    ['cut off', `${LONG.slice(0, 100)}…`],
    ['cut off, with a link behind', `${LONG.slice(0, 120)}... https://t.co/x1`],
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
      `${LONG.slice(0, 90)} e outra coisa bem diferente acontece depois disso, sem relação com o que foi dito antes por quem escreveu.`,
    ],
    ['a part of it', LONG, 'nunca pegou o ônibus das cinco da manhã'],
  ])('%s', (_, first, later) => {
    expect(finds(first, later)).toBe(false)
    expect(finds(later, first)).toBe(false)
  })

  test.each([
    '',
    '🚨🚨🚨',
    'Bom dia a todos!',
    '@ana @bia @caio @davi @eva @fabio @gil',
    'https://a.example/b?c=d e só',
  ])('too short to be compared: %j', (text) => expect(createMessageSignature(text)).toBeNull())
})

test('hashes are safe numbers, those of texts even', () => {
  const { keys, asks, text } = createMessageSignature(LONG) ?? { keys: [], asks: [], text: 1 }
  expect([...keys, ...asks, text].filter((key) => !Number.isSafeInteger(key) || key < 0)).toEqual([])
  expect(text % 2).toBe(0)
  // Stored groups are found by these: another number here means that every group must be found anew.
  expect(text).toMatchInlineSnapshot(`8587264425714584`)
})

test('of a text of any length the beginning is looked at', () => {
  const long = createMessageSignature('palavra qualquer '.repeat(200_000))
  expect(long).not.toBeNull()
  expect(long).toEqual(createMessageSignature('palavra qualquer '.repeat(1_000)))
})
