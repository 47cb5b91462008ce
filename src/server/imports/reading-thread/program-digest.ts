/** A text that is another one whenever a record might become another post: of the program, of what it runs on and of what it knows. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serialize } from 'node:v8'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import type { PlainKnowledge } from '../../plain-knowledge.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** All that a record passes on its way to a row. The lock says with which packages. */
const FOLDERS = [
  'contract',
  'text',
  'search-language',
  'server/sources',
  'server/enrich',
  'server/ingest',
  'server/imports',
]
const FILES = ['package-lock.json', 'src/server/plain-knowledge.ts', 'src/server/load-hate-model.ts']

/** Versions of steps are not enough: nobody says one when a reader of dates learns another form. */
export function digestProgram(knowledge: PlainKnowledge, steps: readonly EnrichmentStep[], isJudged: boolean): string {
  const digest = createHash('sha256')
  for (const name of [...FOLDERS.flatMap(listFiles), ...FILES])
    digest.update(name).update(readFileSync(join(ROOT, name)))
  const { node, v8, icu, unicode, tz } = process.versions
  digest.update(
    JSON.stringify([node, v8, icu, unicode, tz, isJudged, steps.map(({ name, version }) => [name, version])]),
  )
  return digest.update(serialize(knowledge)).digest('base64')
}

const listFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join('src', folder, name))
