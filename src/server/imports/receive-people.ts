/** Receives a list of people that is being uploaded. */

import type { Readable } from 'node:stream'
import type { PersonItem } from '../../contract/people/imported-person.ts'
import { SourceError } from '../net/source-error.ts'
import { importPeople, type PeopleReport } from '../records/people/import-people.ts'
import { readPeople } from '../sources/people/people.ts'
import type { PeopleOptions } from '../sources/people/people-csv.ts'
import type { Postgres } from '../store/postgres.ts'

/** In bytes, as sent: a list of every mayor and councillor of Brazil is smaller. */
export const MAX_PEOPLE_BYTES = 16_000_000
const MAX_PEOPLE = 200_000
/** While one portion is written, people are locked for other writers, and the embedded store answers no queries. */
const PORTION = 200

type Listener = { signal: AbortSignal; onProgress: (report: PeopleReport) => void }

/**
 * Stores the list portion by portion; stored portions stay when a later one fails, and are reported by `onProgress`. Repeating
 * the upload is safe.
 */
export async function receivePeople(pg: Postgres, bytes: Readable, options: PeopleOptions, listener: Listener) {
  const report: PeopleReport = { read: 0, stored: 0, updated: 0, unchanged: 0, set_aside: [] }
  const store = async (portion: PersonItem[]) => {
    const part = await importPeople(pg, portion, { demo: false })
    report.read += part.read
    report.stored += part.stored
    report.updated += part.updated
    report.unchanged += part.unchanged
    report.set_aside.push(...part.set_aside)
    listener.onProgress(report)
  }
  let portion: PersonItem[] = []
  for await (const item of readPeople(bytes, options)) {
    if (listener.signal.aborted) return
    if (report.read + portion.length >= MAX_PEOPLE)
      throw new SourceError(`A lista passa de ${MAX_PEOPLE.toLocaleString('pt-BR')} pessoas; divida-a.`)
    portion.push(item)
    if (portion.length < PORTION) continue
    await store(portion)
    portion = []
  }
  if (portion.length > 0) await store(portion)
}
