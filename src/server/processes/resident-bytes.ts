import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PAGE_BYTES = 4096

/** Current resident memory of a process; 0 when it is unknown (the process has ended). */
export async function readResidentBytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
    return Number(text.split(' ')[1] ?? 0) * PAGE_BYTES
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '0' }))
  return Number(stdout) * 1024
}
