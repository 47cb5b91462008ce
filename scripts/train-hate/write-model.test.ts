import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeModelFile } from './write-model.ts'

test('the sums are those of the files that are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-write-model-'))
  try {
    const listed = () => readFileSync(join(folder, 'SHA256SUMS'), 'utf8').replace(/^[0-9a-f]{64} {2}/gm, '')
    writeModelFile(folder, 'weights.bin', Buffer.from('weights'))
    expect(listed()).toBe('weights.bin\n')
    writeModelFile(folder, 'network.bin', Buffer.from('network'))
    expect(listed()).toBe('network.bin\nweights.bin\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
