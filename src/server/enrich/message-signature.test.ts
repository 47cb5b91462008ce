import { expect, test } from 'vitest'
import { readMessage } from '../../text/messages/read-message.ts'
import { createMessageSignature, unpackWords } from './message-signature.ts'

const LONG =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo.'

test.each(['', '🚨🚨🚨', 'Bom dia a todos!', '@ana @bia @caio @davi @eva @fabio @gil', 'https://a.example/b?c=d e só'])(
  'too short to be compared: %j',
  (text) => expect(createMessageSignature(text)).toBeNull(),
)

test('hashes are safe numbers, those of texts even', () => {
  const { keys, text } = createMessageSignature(LONG) ?? { keys: [], text: 1 }
  expect(keys).toHaveLength(9)
  expect(keys.filter((key) => !Number.isSafeInteger(key) || key < 0)).toEqual([])
  expect(text % 2).toBe(0)
  // Stored groups are found by these numbers: if one changes, every group must be computed again.
  expect(text).toMatchInlineSnapshot(`8587264425714584`)
  expect(Math.min(...keys)).toMatchInlineSnapshot(`434654149627435`)
})

test.each([LONG, `${LONG}…`])('the words are kept as they are compared: %j', (text) => {
  const { codes, isCut } = readMessage(text)
  expect(unpackWords(createMessageSignature(text)?.words ?? '')).toEqual({ codes, isCut })
})

test('a part has keys of the whole, and so has a text with words before it', () => {
  const whole = new Set(createMessageSignature(LONG)?.keys)
  for (const text of [LONG.slice(0, 110), `Olhem só o que mandaram hoje cedo no grupo: ${LONG}`])
    expect(createMessageSignature(text)?.keys.filter((key) => whole.has(key)).length).toBeGreaterThanOrEqual(2)
})

test('of a text of any length the beginning is looked at', () => {
  const long = createMessageSignature('palavra qualquer '.repeat(200_000))
  expect(long).not.toBeNull()
  expect(long).toEqual(createMessageSignature('palavra qualquer '.repeat(1_000)))
})
