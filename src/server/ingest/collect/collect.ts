/** Reads a followed account: the newest page, then some of the older pages that are still to be read. */
import type { SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { FetchText } from '../../net/rate-limited-fetch.ts'
import { SourceError } from '../../net/source-error.ts'
import type { AccountFacts, Network, PlacedPost } from '../../sources/networks/network.ts'
import { applyNewestPage, applyOlderPage, type Page } from './sync-cursor.ts'
import { recordUnreadable } from './unreadable.ts'

/** A page, the time it was read, and the cursor before. */
export type ReadPage = { page: Page; at: number; before: SyncCursor }

/** The result of a run. `reading` is to be written once the posts are stored; the posts count even if the run failed after them. */
export type Run = {
  reading: SyncCursor
  pages: ReadPage[]
  newest: Page | null
  account: AccountFacts | null
  /** no preview, not found: the network's answer for the account. */
  state: 'read' | 'no preview' | 'not found' | 'failed'
  /** Kind of an account without preview: canal, grupo, perfil. */
  what: string
  /** Why it is not shown, in the network's own words; null: not given. */
  says: string | null
  failure: SourceError | null
}

/** Limits a run, so that one long history does not delay the others. */
const PAGES_A_RUN = 6

const SILENT = 'A rede não mostrou nenhuma publicação desta conta; pode ser um limite de acessos. Será tentado de novo.'

/**
 * One run. Never throws: a failure is part of the result, beside what was read until then.
 * @param account `since`: how far back to read
 * @param pause awaited between two pages
 */
export async function readAccount(
  network: Network,
  account: { handle: string; reading: SyncCursor; since: number | null },
  fetchText: FetchText,
  pause: () => Promise<void>,
): Promise<Run> {
  const run: Run = {
    reading: account.reading,
    pages: [],
    newest: null,
    account: null,
    state: 'read',
    what: '',
    says: null,
    failure: null,
  }
  try {
    const answer = await network.readPage(account.handle, null, fetchText)
    if (answer.kind === 'not found') return { ...run, state: answer.kind }
    if (answer.kind === 'no preview')
      return { ...run, state: answer.kind, what: answer.what, says: answer.says ?? null }
    if (!answer.stretch && account.reading.newest !== null) throw new SourceError(SILENT)
    const first = reachNewest(answer, account.reading.newest)
    const at = Date.now()
    take(run, first, at, applyNewestPage(run.reading, first, account.since, at))
    run.newest = first
    run.account = first.account
    while (run.pages.length < PAGES_A_RUN && run.reading.todo.length > 0) {
      await pause()
      await readNext(run, network, account.handle, fetchText)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const failure =
      error instanceof SourceError ? error : new SourceError(`A página não pôde ser entendida (${reason}).`)
    return { ...run, state: 'failed', failure }
  }
  return run
}

/** There is nothing after the last post of the newest page: it covers everything up to the newest post ever seen. */
function reachNewest(page: Page, newest: number | null): Page {
  const { stretch } = page
  return stretch && newest !== null ? { ...page, stretch: { ...stretch, to: Math.max(stretch.to, newest) } } : page
}

async function readNext(run: Run, network: Network, handle: string, fetchText: FetchText): Promise<void> {
  const [walk] = run.reading.todo
  if (!walk) return
  const page = await network.readPage(handle, walk.before, fetchText)
  if (page.kind !== 'page') throw new SourceError('A conta deixou de mostrar as publicações antigas.')
  const at = Date.now()
  take(run, page, at, applyOlderPage(run.reading, page, at))
}

function take(run: Run, page: Page, at: number, reading: SyncCursor): void {
  run.pages.push({ page, at, before: run.reading })
  run.reading = { ...reading, unreadable: recordUnreadable(reading.unreadable, page) }
}

/** Every post of a run, without duplicates. */
export const listCollected = ({ pages }: Run): PlacedPost[] => [
  ...new Map(pages.flatMap(({ page }) => page.posts).map((post) => [post.place, post])).values(),
]
