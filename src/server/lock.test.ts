import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LockError, lockDirectory } from './lock.ts'

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
