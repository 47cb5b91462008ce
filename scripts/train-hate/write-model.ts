import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the order of their checksums. */
const FILES = ['network.bin', 'weights.bin']

/** Writes one of the model's files, and the checksums with which the program verifies them. */
export function writeModelFile(folder: string, name: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, name), bytes)
  const written = FILES.filter((file) => existsSync(join(folder, file)))
  const sums = written.map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
}
