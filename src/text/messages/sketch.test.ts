import { expect, test } from 'vitest'
import { compareMessages } from './compare-messages.ts'
import { readMessage } from './read-message.ts'
import { drawSketch, mayBeSame, SKETCH } from './sketch.ts'

const WORDS =
  'a prefeitura de Serra Branca não vai fechar três escolas do campo até o fim do mês e nenhuma família foi ouvida 2026 12/03'.split(
    ' ',
  )
const ENDS = ['', '…', ' (continua)', ' Leia mais: https://noticia.example/a', ' Repassem!']

/** A fixed pseudo-random sequence of numbers below `end`. */
function createNumbers(): (end: number) => number {
  let seed = 1
  return (end) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % end
  }
}

/** A text and a variant of it: cut, longer, or with words changed, added and left out. */
function createPair(number: (end: number) => number): [string, string] {
  const word = () => WORDS[number(WORDS.length)] ?? ''
  const one = Array.from({ length: 1 + number(60) }, word)
  const changes = number(5)
  const other = one.slice(
    number(3) === 0 ? number(one.length) : 0,
    number(3) === 0 ? 1 + number(one.length) : one.length,
  )
  for (let change = 0; change < changes; change += 1) {
    other.splice(number(other.length + 1), number(2), ...Array.from({ length: number(3) }, word))
  }
  return [one.join(' '), other.join(' ') + (ENDS[number(ENDS.length)] ?? '')]
}

function mayBeAlike(one: Int32Array, other: Int32Array): boolean {
  const sketches = new Int32Array(2 * SKETCH).fill(-1)
  drawSketch(one, sketches, SKETCH)
  drawSketch(other, sketches, 0)
  return mayBeSame(sketches, SKETCH, 0)
}

test('of messages that are the same no sketch says that they are not; of others many do', () => {
  const number = createNumbers()
  const counts = { same: 0, told: 0 }
  for (let round = 0; round < 5_000; round += 1) {
    const [text, otherText] = createPair(number)
    const [one, other] = [readMessage(text), readMessage(otherText)]
    const isSame = [compareMessages(one, other), compareMessages(other, one)].some((tie) => tie?.isSameMessage)
    const mayBe = mayBeAlike(one.codes, other.codes) && mayBeAlike(other.codes, one.codes)
    if (isSame) expect(mayBe).toBe(true)
    counts.same += isSame ? 1 : 0
    counts.told += mayBe ? 0 : 1
  }
  expect(Math.min(counts.same, counts.told)).toBeGreaterThan(500)
})

test('of six words the last one may be cut', () => {
  const [cut, whole] = ['A prefeitura vai fechar três esco…', 'A prefeitura vai fechar três escolas'].map(readMessage)
  if (!cut || !whole) throw new Error('two messages')
  expect(compareMessages(cut, whole)?.isSameMessage).toBe(true)
  expect(mayBeAlike(cut.codes, whole.codes)).toBe(true)
})
