/** What the rehearsal of lives would detect. */
import { describe, expect, test } from 'vitest'
import { makeChapter } from './lives/lives.ts'
import { openAudioFinder } from './rehearsal/audio-position.ts'
import { ADDED, judgeCorrections, judgeStretches, judgeText, judgeTimes } from './rehearsal/judge.ts'
import { speakScript } from './rehearsal/spoken-script.ts'

const RATE = 16_000
const script = speakScript(40)
const finder = openAudioFinder(script.samples)
const cut = (from: number, to: number) => script.samples.slice(from * RATE, to * RATE)
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]))

describe('a piece of the sound', () => {
  test('is found to the sample, and is what it is', () => {
    expect(finder.find(cut(7.3, 30))).toBe(7.3 * RATE)
    expect(finder.listDepartures(cut(7.3, 30), 7.3 * RATE)).toEqual([])
  })

  test('with a hundredth of a second missing or twice, or something foreign in it, differs', () => {
    const silent = cut(5, 30).fill(0, 10 * RATE, 10.5 * RATE)
    for (const piece of [join(cut(5, 15), cut(15.01, 30)), join(cut(5, 15), cut(14.99, 30)), silent]) {
      expect(finder.listDepartures(piece, finder.find(piece) ?? 0).length).toBeGreaterThan(3)
    }
  })
})

describe('pieces', () => {
  const end = script.samples.length / RATE
  const judge = (stretches: [number, number][], kills = 0) =>
    judgeStretches(
      stretches.map(([from, to]) => ({ from: from * RATE, to: to * RATE, askedAt: 0, answeredAt: 0, numbers: [] })),
      script,
      kills,
    )

  test('that meet or overlap, or are asked for again after a kill, are right', () => {
    const right: [number, number][] = [
      [4, 25],
      [22, 36],
      [36, end],
    ]
    expect(judge(right)).toEqual([])
    expect(judge([...right, [22, 36]], 1)).toEqual([])
    expect(judge([...right, [22, 36]])).toHaveLength(1)
  })

  test('with a hole, a repetition, too much in one, or no end are not', () => {
    expect(
      judge([
        [0, 20],
        [20.001, end],
      ]),
    ).toHaveLength(1)
    expect(
      judge([
        [0, 20],
        [16, end],
      ]),
    ).toHaveLength(1)
    expect(
      judge([
        [0, 31],
        [31, end],
      ]),
    ).toHaveLength(1)
    expect(
      judge([
        [0, 20],
        [20, 30],
      ]),
    ).toHaveLength(1)
  })
})

describe('the text', () => {
  const all = { from: 0, to: script.samples.length }
  const toTime = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
  const chapters = script.sentences.map(({ number, text, start, end }) =>
    makeChapter(number, { transcription: text, started_at: toTime(start), finished_at: toTime(end) }),
  )

  test('is right word by word, and where it was said', () => {
    expect(judgeText(chapters, script, all)).toEqual([])
    expect(judgeTimes(chapters, script, 0)).toEqual([])
    expect(judgeTimes(chapters, script, 2 * RATE)).toHaveLength(chapters.length)
  })

  test('with a sentence missing, twice or elsewhere, or a word lost, is not', () => {
    const [first, second, ...rest] = chapters
    if (!first || !second) throw new Error('sentences were expected')
    const short = { ...second, transcription: second.transcription.replace(/ \S+$/, '') }
    for (const wrong of [
      [first, ...rest],
      [first, second, second, ...rest],
      [second, first, ...rest],
      [first, short, ...rest],
      [...chapters, first],
    ]) {
      expect(judgeText(wrong, script, all)).toHaveLength(1)
    }
  })

  test('keeps what was corrected', () => {
    const correction = { id: 2, transcription: `${chapters[1]?.transcription} ${ADDED}`, speaker: 'Pessoa 2' }
    const corrected = chapters.map((one) => (one.id === 2 ? { ...one, ...correction, corrected: true } : one))
    expect(judgeCorrections(corrected, [correction])).toEqual([])
    expect(judgeText(corrected, script, all)).toEqual([])
    expect(judgeCorrections(chapters, [correction])).toHaveLength(1)
  })
})
