import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadHateModel, loadHateModelIfReadable } from './load-hate-model.ts'

const SHIPPED = new URL('../../models/hate/', import.meta.url)
const FILES = ['weights.bin', 'network.bin'] as const
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-hate-model-'))
  for (const file of [...FILES, 'SHA256SUMS']) copyFileSync(new URL(file, SHIPPED), join(folder, file))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => {
  const onFailure = vi.fn()
  return { onFailure, model: loadHateModelIfReadable(onFailure, pathToFileURL(`${folder}/`)) }
}

const DAMAGES: Record<string, (file: string) => void> = {
  missing: (file) => rmSync(file),
  empty: (file) => writeFileSync(file, ''),
  'cut short': (file) => truncateSync(file, 100_000),
  'something else': (file) => writeFileSync(file, '<!doctype html>'),
  'with one byte of another value': (file) => {
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 4, bytes.length - 9)
    writeFileSync(file, bytes)
  },
  'with a head of zeros': (file) => writeFileSync(file, readFileSync(file).fill(0, 0, 200)),
}

for (const file of FILES)
  for (const [how, damage] of Object.entries(DAMAGES))
    test(`${file} that is ${how}: it is told, and texts are not evaluated`, () => {
      damage(join(folder, file))
      const { model, onFailure } = open()
      expect(onFailure).toHaveBeenCalledOnce()
      expect(model.evaluate('Seu lixo')).toEqual({ hate: 'não avaliado', score: null, kinds: [] })
      expect(model.explain('Seu lixo')).toEqual([])
      expect(() => loadHateModel(pathToFileURL(`${folder}/`))).toThrow()
    })

test('files that are whole are read, and nothing is told', () => {
  const { model, onFailure } = open()
  expect(onFailure).not.toHaveBeenCalled()
  expect(model.version).toBe(loadHateModel().version)
})

const WAYS: Record<string, (sums: string) => string> = {
  'with the line ends of Windows': (sums) => sums.replaceAll('\n', '\r\n'),
  'without an end of its last line': (sums) => sums.trimEnd(),
  'of binary files': (sums) => sums.replaceAll('  ', ' *'),
  'in capital letters': (sums) => sums.replace(/^[0-9a-f]+/gm, (sum) => sum.toUpperCase()),
}

for (const [how, write] of Object.entries(WAYS))
  test(`sums as other programs write them, ${how}`, () => {
    const file = join(folder, 'SHA256SUMS')
    writeFileSync(file, write(readFileSync(file, 'utf8')))
    expect(open().onFailure).not.toHaveBeenCalled()
  })

test('whoever has a model of their own is told what to write', () => {
  rmSync(join(folder, 'SHA256SUMS'))
  expect(() => loadHateModel(pathToFileURL(`${folder}/`))).toThrow('sha256sum network.bin weights.bin > SHA256SUMS')
})
