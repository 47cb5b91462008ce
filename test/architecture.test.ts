/**
 * Enforces the borders of design.md: who may import whom, how large a file may grow, how it is named, and what it must
 * not contain. Without this gate the rules would not hold.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeImports } from './describe-imports.ts'
import { MAY_IMPORT } from './import-table.ts'

const ROOT = resolve(import.meta.dirname, '..')

const MAX_LINES = 300
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
          .filter(
            ([, file]) =>
              !/^(labels|limits|hate-score|offices|import-fields|audit-actions|cell-filters|list-filters)$/.test(
                file ?? '',
              ),
          )
          .map(([, file]) => `${path} → contract/${file}`),
      )
    expect([...wrong.map(({ path }) => path), ...contractAtRunTime]).toEqual([])
  })

  test('no file is longer than the hard stop', () => {
    const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES + 1)
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
