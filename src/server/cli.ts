/** The command line: `npm run lupascan -- <command>`. Exit codes: 0 done, 1 failed, 2 misunderstood, 3 stores in use, 130 interrupted. */
import { type Command, parseCommand, UsageError } from './commands/arguments.ts'
import { runAuditVerify } from './commands/audit-verify.ts'
import { runBackUp } from './commands/back-up.ts'
import { runCopyStores } from './commands/copy-stores.ts'
import { describeFailure } from './commands/describe-failure.ts'
import { runDoctor } from './commands/doctor.ts'
import { runEnrich } from './commands/enrich.ts'
import { runHate } from './commands/hate.ts'
import { HELP, NEWS_NEED_NO_STEP } from './commands/help.ts'
import { runImportCaptions } from './commands/import-captions.ts'
import { runImportNews } from './commands/import-news.ts'
import { runImportPeople } from './commands/import-people.ts'
import { runImportPosts } from './commands/import-posts.ts'
import { StoresInUseError } from './commands/open-stores.ts'
import { runRemoveDemo } from './commands/remove-demo.ts'
import { runRestoreBackup } from './commands/restore-backup.ts'
import { runUserLink } from './commands/user-link.ts'
import { dieOfSignal } from './die-of-signal.ts'

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      console.log(HELP)
      return 0
    case 'import people':
      return runImportPeople(command)
    case 'import captions':
      return runImportCaptions(command)
    case 'import news':
      return runImportNews(command)
    case 'import posts':
      return runImportPosts(command, stopOnSignals())
    case 'enrich':
      return runEnrich(command, stopOnSignals())
    case 'enrich news':
      console.log(NEWS_NEED_NO_STEP)
      return 0
    case 'doctor':
      return runDoctor()
    case 'copy-stores':
      return runCopyStores()
    case 'back-up':
      return runBackUp()
    case 'restore-backup':
      return runRestoreBackup(command)
    case 'audit verify':
      return runAuditVerify(command)
    case 'hate':
      return runHate()
    case 'demo remove':
      return runRemoveDemo()
    case 'user link':
      return runUserLink(command)
  }
}

/** The first Ctrl-C lets the current batch finish; the second ends at once, which loses nothing that was reported. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) dieOfSignal(signal)
    controller.abort()
    console.error('\nEncerrando depois do lote em curso…')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}

function findExitCode(error: unknown): number {
  if (error instanceof UsageError) return 2
  return error instanceof StoresInUseError ? 3 : 1
}

try {
  process.exit(await run(parseCommand(process.argv.slice(2))))
} catch (error) {
  console.error(describeFailure(error))
  if (error instanceof UsageError) console.error('Para ver os comandos: npm run lupascan -- help')
  process.exit(findExitCode(error))
}
