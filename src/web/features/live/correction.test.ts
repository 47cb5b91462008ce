import { expect, test } from 'vitest'
import { makeChapter, makeLive } from '../../../../test/lives.ts'
import { beginDraft, findChanges, isOutdated, listSpeakers, replaceChapter } from './correction.ts'

const chapter = makeChapter(2, { transcription: 'a ceção', speaker: 'Ana' })
const draft = beginDraft(chapter)

test('only what was changed is sent, and an emptied name names nobody', () => {
  expect(findChanges({ ...draft, text: ' a ceção ' })).toBeNull()
  expect(findChanges({ ...draft, text: ' a sessão ' })).toEqual({ transcription: 'a sessão' })
  expect(findChanges({ ...draft, speaker: ' ' })).toEqual({ speaker: null })
  expect(findChanges({ ...beginDraft(makeChapter(1)), speaker: 'Bia ' })).toEqual({ speaker: 'Bia' })
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

test('names are offered once each', () => {
  const named = ['Zeca', 'Ágata', null, 'Zeca'].map((speaker, index) => makeChapter(index + 1, { speaker }))
  expect(listSpeakers(named)).toEqual(['Ágata', 'Zeca'])
})
