import { basename } from 'node:path'
import { movePosts } from '../ingest/rewrite/move-posts.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { importPeople, type PeopleReport } from '../records/people/import-people.ts'
import { readPeople } from '../sources/people/people.ts'
import type { Postgres } from '../store/postgres.ts'
import type { ImportPeople } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatOutcome } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'

/** Imports the lists one after the other and prints a report for each. Returns the exit code. */
export async function runImportPeople(command: ImportPeople): Promise<number> {
  return withStores(async ({ ch, pg }) => {
    const reports: (PeopleReport | null)[] = []
    for (const path of command.files) reports.push(await importFile(pg, path, command.columns))
    // Reassigns stored posts to the people of their accounts; if interrupted, the next start resumes it.
    if (reports.some((report) => report && report.stored + report.updated > 0)) await movePosts(ch, pg)
    const isUseful = (report: PeopleReport | null) => report && report.stored + report.updated + report.unchanged > 0
    return reports.every(isUseful) ? 0 : 1
  })
}

/** null when the file could not be read, which is reported. */
async function importFile(pg: Postgres, path: string, columns: string | undefined): Promise<PeopleReport | null> {
  try {
    const { bytes } = await openInputFile(path)
    await auditAction(pg, COMMAND_LINE, 'people_imported', basename(path))
    const report = await importPeople(pg, readPeople(bytes, { columns }), { demo: false })
    const outcome = { ...report, set_aside_count: report.set_aside.length }
    // Responses of the two houses are JSON lists, often on a single line.
    console.log(formatOutcome(`${basename(path)}: pessoas`, outcome, /\.json$/i.test(path) ? 'item' : 'linha'))
    return report
  } catch (error) {
    console.error(describeFailure(error, path))
    return null
  }
}
