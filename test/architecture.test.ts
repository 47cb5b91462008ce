/**
 * The borders of design.md as a test: who may import whom, how large a file may grow, how it is named, and what may not
 * stand in it. A rule without this gate would be decoration.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeImports } from './describe-imports.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Folder → what its files may import of ours, besides their own folder. The most specific folder counts. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/contract': [],
  // Words, links and differences of texts; pure, in browser and server.
  'src/text': [],
  'src/search-language': ['src/text', 'src/contract/labels.ts'],
  // Asking addresses of strangers, never private ones.
  'src/server/net': [],
  // Processes of our own for what may hang or crash.
  'src/server/processes': [],
  'src/server/store': ['src/server/config.ts', 'src/server/log.ts'],
  'src/server/sources': ['src/server/net', 'src/contract', 'src/text'],
  'src/server/enrich': ['src/contract', 'src/search-language', 'src/text'],
  'src/server/lives': [
    'src/contract',
    'src/text/fold.ts',
    'src/server/sources',
    'src/server/config.ts',
    'src/server/log.ts',
    'src/server/net',
    // A recording is kept as files, and where it stands as rows of Postgres.
    'src/server/media',
    'src/server/processes',
    'src/server/records',
    'src/server/store/postgres.ts',
  ],
  'src/server/media': [
    'src/contract',
    'src/server/config.ts',
    'src/server/log.ts',
    'src/server/net',
    'src/server/processes',
  ],
  'src/server/hate-classifiers': [
    'src/contract',
    'src/server/config.ts',
    'src/server/enrich/hate-step.ts',
    'src/server/net/service-address.ts',
  ],
  'src/server/ingest': [
    'src/server/net/rate-limited-fetch.ts',
    'src/server/net/source-error.ts',
    'src/server/sources',
    'src/server/enrich',
    'src/server/hate-classifiers/hate-classifier.ts',
    'src/server/media',
    'src/server/store',
    'src/contract',
    // What posts are marked by is kept in Postgres: the list of misleading links, where short links lead.
    'src/text',
    'src/server/records/posts/link-targets.ts',
    'src/server/records/jobs/job-watermarks.ts',
    'src/server/records/posts/misleading-links.ts',
  ],
  'src/server/search': [
    'src/search-language',
    'src/text',
    'src/contract',
    'src/server/store',
    'src/server/media/compare-images.ts',
    'src/server/media/face-signs.ts',
  ],
  // What is measured, and under which name: what is measured calls it, it asks nobody.
  'src/server/observe': ['src/server/log.ts', 'src/server/store/asked.ts'],
  'src/server/records': ['src/contract', 'src/search-language', 'src/text', 'src/server/store'],
  'src/server/access': ['src/contract', 'src/server/records', 'src/server/store/postgres.ts'],
  'src/server/http': [
    'src/contract',
    'src/server/access',
    'src/server/observe',
    'src/server/store/errors.ts',
    'src/server/store/postgres.ts',
  ],
  'src/server/demo': [
    'src/contract',
    'src/server/media/media.ts',
    'src/server/sources',
    'src/server/ingest',
    'src/server/enrich',
    'src/server/records',
    'src/server/store',
  ],
  // What a job does stands in the domain; jobs know when, and the one line of jobs is what routes may know of them.
  'src/server/channels': ['src/contract', 'src/server/net', 'src/server/mail.ts'],
  'src/server/jobs': [
    'src/contract',
    'src/server/net',
    'src/text',
    'src/server/store',
    'src/server/sources',
    'src/server/enrich',
    'src/server/ingest',
    'src/server/media',
    'src/server/hate-classifiers',
    'src/server/lives',
    'src/server/search',
    ...['src/server/records', 'src/server/channels', 'src/server/binding'],
    'src/server/enrichment.ts',
    'src/server/config.ts',
    'src/server/log.ts',
  ],
  'src/server/routes': [
    'src/contract',
    'src/search-language',
    'src/text',
    'src/server/http',
    'src/server/access',
    'src/server/search',
    'src/server/records',
    ...['src/server/observe', 'src/server/channels', 'src/server/binding'],
    'src/server/jobs/queue.ts',
    'src/server/demo/remove.ts',
    // A file is brought in while it is being received, and looked at before.
    'src/server/receive-import.ts',
    'src/server/receive-captions.ts',
    'src/server/import-options.ts',
    'src/server/preview-import.ts',
    'src/server/media/media.ts',
    // Faces are deleted for good when a person says so, not later.
    'src/server/ingest/attachments/delete-faces.ts',
    'src/server/media',
    // A review is kept in one store and mirrored in the other (docs/decisions/0020).
    'src/server/ingest/scores/mirror-review.ts',
    'src/server/enrich/hate-step.ts',
    'src/server/enrich/hate/model.ts',
    // Whose an account may be is worked out when somebody asks.
    'src/server/enrich/suggest-people.ts',
    // What is installed for lives is asked when somebody wants to know.
    'src/server/lives/speech-status.ts',
    // Audio is removed when a person says so, not later.
    'src/server/lives/remove-audio.ts',
    'src/server/config.ts',
    'src/server/mail.ts',
    'src/server/store/clickhouse.ts',
    'src/server/store/postgres.ts',
  ],
  'src/server/commands': ['src/contract', 'src/server'],
  // The process and the application: they put the parts together.
  'src/server': ['src/contract', 'src/server'],
  'src/web/ui': ['src/contract', 'src/web/format.ts', 'src/web/parse-day.ts'],
  'src/web/features': ['src/contract', 'src/search-language', 'src/text', 'src/web'],
  'src/web': ['src/contract', 'src/search-language', 'src/text', 'src/web'],
  test: ['src', 'test'],
  bench: ['src', 'test/world.ts', 'scripts', 'bench'],
}

const MOST_LINES = 300
/** Lists of words and of exceptions are data; they are split when one outgrows its subject. */
const SOURCE = /\.(ts|tsx)$/

type SourceFile = { path: string; text: string; imports: string[] }

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '')
  return { path, text, imports: specifiers.map((one) => relative(ROOT, resolve(ROOT, dirname(path), one))) }
}

const files = ['src', 'test', 'bench'].flatMap(listFiles).map(readSource)
const program = files.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))

const folderOf = (path: string) =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** `src/web/features/consulta/…` → `src/web/features/consulta`. */
const featureOf = (path: string) => /^src\/web\/features\/[^/]+/.exec(path)?.[0]

describe('architecture', () => {
  test('files import only what their folder may', () => {
    const wrong = program.flatMap(({ path, imports }) => {
      const folder = folderOf(path)
      const allowed = folder ? [folder, ...(MAY_IMPORT[folder] ?? [])] : []
      return imports
        .filter((target) => !allowed.some((place) => isWithin(target, place)))
        .map((target) => `${path} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('docs/imports.md says the same (npm run test:unit -- test/architecture.test.ts -u writes it)', async () => {
    await expect(describeImports(MAY_IMPORT)).toMatchFileSnapshot('../docs/imports.md')
  })

  test('features do not know each other', () => {
    const wrong = program.flatMap(({ path, imports }) =>
      imports
        .filter((target) => featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target))
        .map((target) => `${path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('questions to ClickHouse do not know Postgres, nor the other way round', () => {
    const wrong = program.flatMap(({ path, imports }) =>
      imports
        .filter(
          (target) =>
            (path.startsWith('src/server/search/') && target.includes('store/postgres')) ||
            (path.startsWith('src/server/records/') && target.includes('store/clickhouse')),
        )
        .map((target) => `${path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('only the store connects', () => {
    const connects = /from '(@clickhouse\/client|chdb|pg'|@electric-sql\/pglite)/
    const wrong = program.filter(({ path, text }) => connects.test(text) && !path.startsWith('src/server/store/'))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('in the browser zod is a type', () => {
    const wrong = program.filter(
      ({ path, text }) => path.startsWith('src/web/') && /import (?!type)[^\n]*'zod/.test(text),
    )
    const contractAtRunTime = program
      .filter(({ path }) => path.startsWith('src/web/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/import (?!type)[^']*?'[^']*\/contract\/(?:[\w-]+\/)?([\w-]+)\.ts'/g)]
          .filter(([, file]) => !/^(labels|limits|hate-score|offices|import-fields|audit-actions)$/.test(file ?? ''))
          .map(([, file]) => `${path} → contract/${file}`),
      )
    expect([...wrong.map(({ path }) => path), ...contractAtRunTime]).toEqual([])
  })

  test('no file is longer than the hard stop', () => {
    const long = files.filter(({ text }) => text.split('\n').length > MOST_LINES + 1)
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([])
  })

  test('files have kebab-case names, and none is a drawer for everything', () => {
    const wrong = files.filter(
      ({ path }) =>
        !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.(test|spec|config))?\.tsx?$/.test(path) ||
        /(^|\/)(utils|helpers|common|manager|base)(\/|\.tsx?$)/.test(path),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('an index.ts is a registry, of which there are few', () => {
    const registries = program.filter(({ path }) => path.endsWith('/index.ts')).map(({ path }) => path)
    expect(registries.filter((path) => !/^src\/server\/(sources|enrich|routes)\//.test(path))).toEqual([])
  })

  test('no file leads back to itself by its imports, types included', () => {
    const importsOf = new Map(program.map(({ path, imports }) => [path, imports]))
    const done = new Set<string>()
    const circles: string[] = []
    const follow = (path: string, way: readonly string[]): void => {
      const met = way.indexOf(path)
      if (met >= 0) circles.push([...way.slice(met), path].join(' → '))
      if (met >= 0 || done.has(path)) return
      for (const target of importsOf.get(path) ?? []) follow(target, [...way, path])
      done.add(path)
    }
    for (const { path } of program) follow(path, [])
    expect(circles).toEqual([])
  })

  test('a name is given once inside one area', () => {
    const areaOf = (path: string) => featureOf(path) ?? /^src\/server\/[^/]+(?=\/)|^src\/[^/]+/.exec(path)?.[0]
    const names = program.map(({ path }) => `${areaOf(path)}: ${path.split('/').at(-1)}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i && !name.endsWith(': index.ts'))).toEqual([])
  })

  test('every folder of the server stands in the table of who may import whom', () => {
    const folders = new Set(program.flatMap(({ path }) => /^src\/server\/[^/]+(?=\/)/.exec(path)?.[0] ?? []))
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([])
  })

  test('no way around the types', () => {
    const around = /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|<any>|as unknown as/
    const wrong = files.filter(
      ({ path, text }) => path !== 'test/architecture.test.ts' && around.test(withoutComments(text)),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})
