import { expect, test } from 'vitest'
import { makeChapter, makeLive } from '../../../../../test/lives/lives.ts'
import { beginDraft, findChanges, followChapters, isOutdated, listSpeakers, replaceChapter } from './correction.ts'

const chapter = makeChapter(2, { transcription: 'a ceção', speaker: 'Ana' })
const draft = beginDraft(chapter)

test('only what was changed is sent, and an emptied name names nobody', () => {
  expect(findChanges({ ...draft, text: ' a ceção ' }, chapter)).toBeNull()
  expect(findChanges({ ...draft, text: ' a sessão ' }, chapter)).toEqual({ transcription: 'a sessão' })
  expect(findChanges({ ...draft, speaker: ' ' }, chapter)).toEqual({ speaker: null })
  const other = makeChapter(1)
  expect(findChanges({ ...beginDraft(other), speaker: 'Bia ' }, other)).toEqual({ speaker: 'Bia' })
})

test('of two texts the untouched one can be chosen as well; who wrote in one field leaves the other to its author', () => {
  const now = { ...chapter, transcription: 'a seção' }
  expect(findChanges(draft, now)).toEqual({ transcription: 'a ceção' })
  expect(findChanges({ ...draft, speaker: 'Bia' }, now)).toEqual({ speaker: 'Bia' })
})

test('a chapter that changed meanwhile is known', () => {
  expect(isOutdated(draft, { ...chapter, draft: true })).toBe(false)
  expect(isOutdated(draft, { ...chapter, transcription: 'a seção' })).toBe(true)
})

test('a saved chapter takes the place of its own, and the others stay the very same', () => {
  const live = makeLive({ chapters: [makeChapter(1), chapter] })
  const saved = { ...chapter, transcription: 'a sessão', corrected: true }
  const next = replaceChapter(live, saved)
  expect(next.chapters).toEqual([live.chapters[0], saved])
  expect(next.chapters[0]).toBe(live.chapters[0])
})

test('a draft goes along with its chapter when others are put in before it', () => {
  const chapters = [makeChapter(1), makeChapter(2), makeChapter(3)]
  const drafts = new Map([chapter, makeChapter(3)].map((base) => [base.id, beginDraft(base)]))
  expect(followChapters(drafts, [makeChapter(1), chapter, makeChapter(3)])).toBe(drafts)
  const [first, ...rest] = [chapters[0], chapter, makeChapter(3)].map((one) => one ?? makeChapter(1))
  if (!first) throw new Error('a chapter was expected')
  const put = { ...makeChapter(2), started_at: '00:00:01.500', transcription: 'entre os dois' }
  const shifted = [first, put, ...rest.map((one) => ({ ...one, id: one.id + 1 }))]
  const after = followChapters(drafts, shifted)
  expect([...after].map(([id, { base }]) => [id, base.id, base.transcription])).toEqual([
    [3, 3, 'a ceção'],
    [4, 4, 'trecho 3'],
  ])
  // Rewritten meanwhile: it stays where it is, and the two are shown beside each other.
  const rewritten = [first, { ...chapter, started_at: '00:00:02.500' }, makeChapter(3)]
  expect(followChapters(drafts, rewritten)).toBe(drafts)
})

test('names are offered once each', () => {
  const named = ['Zeca', 'Ágata', null, 'Zeca'].map((speaker, index) => makeChapter(index + 1, { speaker }))
  expect(listSpeakers(named)).toEqual(['Ágata', 'Zeca'])
})
