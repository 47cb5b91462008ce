/** A live that appears to be listened to, as far as the screen knows. */
import type { Page, Route } from '@playwright/test'
import { connectTranscriber } from './live-transcriber.ts'
import { authorize } from './world.ts'

/** Adds a live with `count` chapters, which the screen shows as being listened to. */
export async function addCapturedLive(page: Page, name: string, count: number) {
  const headers = await authorize(page)
  const data = { url: `https://video.exemplo.org/${name}`, title: `Live ${name}` }
  const { id } = await (await page.request.post('/api/lives/', { data, headers })).json()
  const say = await connectTranscriber(page)
  await say(id, listChapters(1, count))
  await tellHeard(page, id)
  return { id: Number(id), headers, say }
}

/** Reports the live to the screen as being listened to. */
export async function tellHeard(page: Page, id: number) {
  await page.route(new RegExp(`/api/lives/${id}/(transcription/.*)?$`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // A request that the page aborted gets no response.
    await answerAsHeard(route).catch(() => {})
  })
}

async function answerAsHeard(route: Route) {
  const response = await route.fetch()
  const heard = {
    listening: 'listening',
    state: 'listening',
    heard_seconds: 600,
    written_seconds: 590,
    delay_seconds: 12,
  }
  await route.fulfill({ response, json: { ...(await response.json()), ...heard } })
}

/** Ten seconds apart, starting at `from` times ten seconds. */
export const listChapters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const [id, at] = [from + index, (from + index) * 10]
    const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)
    return { id, started_at: clock(at), finished_at: clock(at + 9), transcription: `dito no trecho de número ${id}` }
  })
