import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openInputFile } from './input-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-input-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'arquivo')
  writeFileSync(path, bytes)
  return buffer((await openInputFile(path)).bytes)
}

test('a gzip file is read unpacked, whatever its name, however much a small one grows', async () => {
  const text = Buffer.from('publicação\n'.repeat(100_000))
  const packed = gzipSync(text)
  expect(text.length / packed.length).toBeGreaterThan(50)
  expect((await read(packed)).equals(text)).toBe(true)
})

test('one that unpacks to more than fifty times its size and ten megabytes is given up, in a sentence', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000))
  await expect(read(bomb)).rejects.toThrow('O arquivo compactado fica grande demais ao ser aberto')
})
