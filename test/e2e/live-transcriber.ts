import type { Page } from '@playwright/test'
import { authorize, expect } from './world.ts'

/** Acts as a transcription program. */
export async function connectTranscriber(page: Page) {
  const headers = await authorize(page)
  return async (id: number, chapters: object[], transcribed = false) => {
    const answer = await page.request.put(`/api/lives/${id}/chapters/`, { data: { chapters, transcribed }, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

export const chapter = (id: number, transcription: string) => ({
  id,
  started_at: `00:01:0${id}.500`,
  finished_at: `00:01:0${id + 1}.000`,
  transcription,
})
