/**
 * Entry point: environment and lock. The running program is in `run-program.ts` and is loaded afterwards, so that a second start on a
 * directory fails in a third of the time.
 */
import { type Config, readConfig } from './config.ts'
import { type Lock, lockDirectory } from './lock.ts'
import { surviveFullOutput } from './log-output.ts'

async function main(): Promise<void> {
  surviveFullOutput()
  const config = readConfig()
  const lock = await lockEmbedded(config)
  const { runProgram } = await import('./run-program.ts')
  await runProgram(config, lock)
}

/** An embedded store belongs to one process; servers need no lock. */
async function lockEmbedded(config: Config): Promise<Lock | null> {
  return config.databaseUrl && config.clickhouseUrl ? null : lockDirectory(config.dataDir)
}

main().catch(async (error: unknown) => {
  const { describeStartFailure } = await import('./start-failure.ts')
  const sentence = describeStartFailure(error)
  if (sentence) console.error(sentence)
  else console.error('O LupaScan não pôde começar:', error)
  process.exit(1)
})
