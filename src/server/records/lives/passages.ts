/** What was said in a live between two moments. */
import type { PassageAsSeen } from '../../../contract/dossiers/item-facts.ts'
import type { Postgres } from '../../store/postgres.ts'

/** Seconds from the start of the live: chapters that begin in [from, to). */
export type Passage = { live: number; from: number; to: number }

/** More chapters than an hour of captions has. */
const MOST_CHAPTERS = 5_000

/** undefined when the live does not exist, or nothing was said then. */
export async function findPassage(pg: Postgres, { live, from, to }: Passage): Promise<PassageAsSeen | undefined> {
  const found = await pg
    .selectFrom('lives')
    .select(['title', 'channel_title as channel', 'url as link', 'started_at'])
    .where('id', '=', live)
    .executeTakeFirst()
  if (!found) return undefined
  const chapters = await pg
    .selectFrom('chapters')
    .select(['transcription', 'speaker', 'draft'])
    .where('live_id', '=', live)
    .where('started_at', '>=', printTime(from))
    .where('started_at', '<', printTime(to))
    .orderBy('id')
    .limit(MOST_CHAPTERS)
    .execute()
  if (chapters.length === 0) return undefined
  return {
    ...found,
    started_at: found.started_at?.toISOString() ?? null,
    text: joinSaid(chapters),
    draft: chapters.some(({ draft }) => draft),
  }
}

/** One line per change of speaker, with the speaker's name where known. */
function joinSaid(chapters: readonly { transcription: string; speaker: string | null }[]): string {
  const lines: string[] = []
  let before: string | null = null
  for (const { transcription, speaker } of chapters) {
    const last = lines.length - 1
    if (last >= 0 && speaker === before) lines[last] = `${lines[last]} ${transcription.trim()}`
    else lines.push(speaker === null ? transcription.trim() : `${speaker}: ${transcription.trim()}`)
    before = speaker
  }
  return lines.join('\n')
}

/** The time format of chapters, without trailing zeros, so that both compare as text. */
function printTime(seconds: number): string {
  const micros = Math.round(seconds * 1_000_000)
  const whole = Math.floor(micros / 1_000_000)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const fraction = String(micros % 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return parts.map((part) => String(part).padStart(2, '0')).join(':') + (fraction && `.${fraction}`)
}
