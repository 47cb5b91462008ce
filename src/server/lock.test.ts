import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LockError, lockDirectory } from './lock.ts'

/** Whether mounting is permitted: root, on a system that allows it. */
function mayMount(): boolean {
  const [from, to] = [mkdtempSync(join(tmpdir(), 'lupascan-from-')), mkdtempSync(join(tmpdir(), 'lupascan-to-'))]
  try {
    mount(from, to)
    execFileSync('umount', [to], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(from, { recursive: true })
    rmSync(to, { recursive: true })
  }
}
const mount = (from: string, to: string) => execFileSync('mount', ['--bind', from, to], { stdio: 'ignore' })

const folder = mkdtempSync(join(tmpdir(), 'lupascan-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a directory is taken once, and free again after its release', async () => {
  const directory = join(folder, 'novo')
  const lock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(LockError)
  await expect(lockDirectory(join(folder, '.', 'novo'))).rejects.toThrow(directory)
  await lock.release()
  await (await lockDirectory(directory)).release()
})

test('a killed process holds nothing', async () => {
  const directory = join(folder, 'morto')
  const hold = `const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))})
    await lockDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  await expect(lockDirectory(directory)).rejects.toThrow('Outro processo do LupaScan')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (await lockDirectory(directory)).release()
})

test.skipIf(!mayMount())('a directory that is mounted in a second place is taken there too', async () => {
  const [here, there] = [join(folder, 'aqui'), join(folder, 'ali')]
  const lock = await lockDirectory(here)
  mkdirSync(there)
  mount(here, there)
  try {
    await expect(lockDirectory(there)).rejects.toThrow(LockError)
    await lock.release()
    const other = await lockDirectory(there)
    await expect(lockDirectory(here)).rejects.toThrow(LockError)
    await other.release()
  } finally {
    execFileSync('umount', [there])
  }
})
