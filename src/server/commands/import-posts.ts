import { basename } from 'node:path'
import { accountKey } from '../../contract/people/account-key.ts'
import { hasDemo } from '../demo/remove.ts'
import { linkAccountsByName } from '../enrich/person-by-name.ts'
import { warnOfMissingModel } from '../greeting.ts'
import { createPostReader } from '../imports/read-posts.ts'
import { importPrepared } from '../ingest/import/import-posts.ts'
import type { ImportReport } from '../ingest/import/import-report.ts'
import { quietLog } from '../log.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { listPeople } from '../records/people/people.ts'
import { listDismissedAccounts, listOwnedAccounts } from '../records/people/unowned-accounts.ts'
import { listUnownedAccounts } from '../search/accounts/accounts-without-person.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import type { ImportPosts } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatNumber, formatOutcome, formatSeconds } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'
import { startProgress } from './progress.ts'
import { openSetAsideFile, type SetAsideFile } from './set-aside-file.ts'

const REMOVE_DEMO =
  'O conjunto de demonstração ainda está no banco. Para ficar só com os dados reais: npm run lupascan -- demo remove'

const NOBODY_KNOWN =
  'Nenhuma publicação é de uma pessoa conhecida. A opção --link-accounts-by-name liga as contas que mostram exatamente o nome de uma só pessoa.'

const describeUnowned = (count: number) =>
  `Contas sem pessoa: ${formatNumber(count)}. Diga de quem são em Pessoas públicas, na aba Contas sem pessoa.`

type Context = {
  ch: ClickHouse
  pg: Postgres
  readPosts: ReturnType<typeof createPostReader>
  setAside: SetAsideFile
  timeZone: string
  signal: AbortSignal
}

/** Imports the files one after the other and prints a report for each. Returns the exit code. */
export async function runImportPosts(command: ImportPosts, signal: AbortSignal): Promise<number> {
  for (const path of command.files) await checkReadable(path)
  const setAside = await openSetAsideFile(command.report)
  return withStores(async ({ ch, pg }, config) => {
    const people = (await listPeople(pg)).filter(({ demo }) => !demo)
    const links = command.linkAccountsByName ? linkAccountsByName(people) : undefined
    const onMissingModel = (error: unknown) => warnOfMissingModel(quietLog, error)
    const readPosts = createPostReader({ ch, pg, onMissingModel }, links)
    const context = { ch, pg, readPosts, setAside, timeZone: command.timeZone ?? config.timeZone, signal }
    const reports: ImportReport[] = []
    for (const path of command.files) {
      if (!signal.aborted) reports.push(await importFile(path, command, context))
    }
    if (links) console.log(`Contas ligadas a pessoas pelo nome: ${formatNumber(links.linked.length)}.`)
    await setAside.close()
    const taken = reports.some(({ stored, updated, unchanged }) => stored + updated + unchanged > 0)
    const nobody = reports.every(({ of_people }) => of_people === 0)
    if (taken && nobody && people.length > 0 && !links) console.log(NOBODY_KNOWN)
    const unowned = taken ? await countUnowned(ch, pg) : 0
    if (unowned > 0) console.log(describeUnowned(unowned))
    if (taken && (await hasDemo(pg))) console.log(REMOVE_DEMO)
    return findExitCode(reports, taken)
  })
}

/** Counted as the screen lists them. */
async function countUnowned(ch: ClickHouse, pg: Postgres): Promise<number> {
  const [stored, owned, dismissed] = await Promise.all([
    listUnownedAccounts(ch),
    listOwnedAccounts(pg),
    listDismissedAccounts(pg),
  ])
  const keys = stored.map(({ platform, handle }) => accountKey(platform, handle))
  return keys.filter((key) => !owned.has(key) && !dismissed.has(key)).length
}

/** Unreadable files are reported before anything is imported and before the stores are opened. */
async function checkReadable(path: string): Promise<void> {
  const { bytes } = await openInputFile(path)
  bytes.destroy()
}

async function importFile(path: string, command: ImportPosts, context: Context): Promise<ImportReport> {
  const { bytes, size, portion } = await openInputFile(path)
  await auditAction(context.pg, COMMAND_LINE, 'posts_imported', basename(path))
  const { platform, account, columns, format } = command
  const options = { platform, account, columns, timeZone: context.timeZone }
  const { items, onStored } = await context.readPosts({ bytes, size, format, options })
  const progress = startProgress(process.stderr)
  const start = performance.now()
  const report = await importPrepared(context.ch, items, {
    origin: 'import',
    signal: context.signal,
    onStored,
    onProgress: ({ read }) => progress.show(read, portion()),
    onSetAside: (item) => context.setAside.add(path, item),
  })
  progress.end()
  const time = performance.now() - start
  // A file that could not be read at all gets only the reason, no report.
  if (report.read > 0 || !report.failure) console.log(formatOutcome(formatTitle(path, report.read, time), report))
  if (report.failure) console.error(describeFailure(report.failure, path))
  if (report.interrupted)
    console.error('Interrompido: o que está no relatório está gravado; repita o comando para o resto.')
  return report
}

/** A speed measured over less than a second is meaningless. */
function formatTitle(path: string, read: number, milliseconds: number): string {
  const speed = formatNumber(Math.round((read * 1000) / milliseconds))
  const time = milliseconds < 1000 ? '' : `, em ${formatSeconds(milliseconds)} (${speed} por segundo)`
  return `${basename(path)}: publicações${time}`
}

/** 130 after Ctrl-C, 1 when a file failed or nothing was imported from any of them, otherwise 0. */
function findExitCode(reports: ImportReport[], taken: boolean): number {
  if (reports.some(({ interrupted }) => interrupted)) return 130
  if (reports.some(({ failure }) => failure)) return 1
  return taken ? 0 : 1
}
