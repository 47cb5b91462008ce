/** A digest that changes whenever a record might become a different post: it covers the program, its runtime and its knowledge. */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serialize } from 'node:v8'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import type { PlainKnowledge } from '../../plain-knowledge.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** All code that a record passes through on its way to a row. */
const FOLDERS = [
  'contract',
  'text',
  'search-language',
  'server/sources',
  'server/enrich',
  'server/ingest',
  'server/imports',
]
const FILES = ['src/server/plain-knowledge.ts', 'src/server/load-hate-model.ts']
/** npm's record of the installed packages. */
const PACKAGES = 'node_modules/.package-lock.json'

/**
 * Step versions are not enough: nobody raises one when, say, a date parser learns another format. The calling thread has just
 * loaded the same files. If one cannot be read, the digest is random, so no record is known.
 */
export function digestProgram(knowledge: PlainKnowledge, steps: readonly EnrichmentStep[], isJudged: boolean): string {
  const digest = createHash('sha256')
  try {
    for (const name of [...FOLDERS.flatMap(listFiles), ...FILES, PACKAGES])
      digest.update(name).update(readFileSync(join(ROOT, name)))
  } catch {
    digest.update(randomUUID())
  }
  const { node, v8, icu, unicode, tz } = process.versions
  const versions = steps.map(({ name, version }) => [name, version])
  digest.update(JSON.stringify([node, v8, icu, unicode, tz, isJudged, versions]))
  return digest.update(serialize(knowledge)).digest('base64')
}

const listFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join('src', folder, name))
