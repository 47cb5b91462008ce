/** A text that is another one whenever a record might become another post: of the program, of what it runs on and of what it knows. */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serialize } from 'node:v8'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import type { PlainKnowledge } from '../../plain-knowledge.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** All that a record passes on its way to a row. */
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
/** What npm writes down of the packages that are installed. */
const PACKAGES = 'node_modules/.package-lock.json'

/**
 * Versions of steps are not enough: nobody says one when a reader of dates learns another form. The thread that asks has just loaded
 * the same files. Where one cannot be read, nothing is known.
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
