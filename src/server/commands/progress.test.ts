import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'

function record(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = startProgress({ isTTY, write: (text) => written.push(text) }, () => time)
  const show = (at: number, read: number, portion: number) => {
    time = at
    progress.show(read, portion)
  }
  return { written, show, end: () => progress.end() }
}

test('on a terminal one line changes and is cleared at the end', () => {
  const { written, show, end } = record(true)
  show(1_000, 20_000, 0.25)
  show(2_000, 40_000, 0.5)
  end()
  expect(written).toEqual([
    '\r25% · 20.000 publicações · 20.000 por segundo\u001b[K',
    '\r50% · 40.000 publicações · 20.000 por segundo\u001b[K',
    '\r\u001b[K',
  ])
})

test('elsewhere there is a line every five seconds', () => {
  const { written, show, end } = record(false)
  for (let second = 1; second <= 11; second += 1) show(second * 1_000, second, second / 20)
  end()
  expect(written).toEqual(['25% · 5 publicações · 1 por segundo\n', '50% · 10 publicações · 1 por segundo\n'])
})
