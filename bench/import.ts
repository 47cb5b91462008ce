import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { environment, FLAGS, readMemory } from './program.ts'

export type ImportResult = { posts: number; seconds: number; peak: number; again: number }

/** Imports the file with the command line into existing stores, twice: the second import changes nothing. */
export async function importFile(file: string, folder: string, posts: number): Promise<ImportResult> {
  await runCommand(folder, ['demo', 'remove'])
  const first = await runCommand(folder, ['import', 'posts', file, '--format', 'jsonl'])
  const second = await runCommand(folder, ['import', 'posts', file, '--format', 'jsonl'])
  return { posts, seconds: first.seconds, peak: first.peak, again: second.seconds }
}

async function runCommand(folder: string, command: string[]): Promise<{ seconds: number; peak: number }> {
  const cli = resolve(import.meta.dirname, '../src/server/cli.ts')
  const started = performance.now()
  const child = spawn(process.execPath, [...FLAGS, cli, ...command], {
    env: environment(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, readMemory(child.pid).peak)
  }, 200)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}`)
  return { seconds: (performance.now() - started) / 1000, peak }
}
