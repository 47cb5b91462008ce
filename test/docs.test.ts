/** Checks the documentation: line width, links and names that exist, an introduction in large folders. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listDocs, wrapMarkdown } from '../scripts/wrap-docs.ts'

const ROOT = resolve(import.meta.dirname, '..')
const MAX_FILES = 12

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const docs = listDocs().map((path) => ({ path, text: read(path) }))
/** Documents about the present state. Decisions and the changelog may also name removed things. */
const present = docs.filter(({ path }) => !/^(docs\/decisions\/\d|CHANGELOG)/.test(path))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)))
const folders = new Set(tracked.flatMap((path) => listParents(path)))

/** `a/b/c.ts` → `a/b`, `a`. */
function listParents(path: string): string[] {
  const parent = dirname(path)
  return parent === '.' ? [] : [parent, ...listParents(parent)]
}

const endsSo = (places: Iterable<string>, name: string) =>
  [...places].some((place) => place === name || place.endsWith(`/${name}`))

describe('docs', () => {
  test.each(docs)('$path is wrapped at 120 columns (npm run docs does it)', ({ text }) => {
    expect(wrapMarkdown(text)).toBe(text)
  })

  test('links between them lead to files that are there', () => {
    const broken = docs.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target]) => target ?? '')
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('files and folders that they name are there', () => {
    const named = /`((?:[\w.@-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css|sql)|(?:src|test|docs|bench|scripts|models)\/[\w./-]*)`/g
    const gone = present.flatMap(({ path, text }) =>
      [...text.matchAll(named)]
        .map(([, name]) => (name ?? '').replace(/^(\.\.\/)+/, '').replace(/\/$/, ''))
        .filter((name) => !endsSo(tracked, name) && !endsSo(folders, name))
        .map((name) => `${path} → ${name}`),
    )
    expect(gone).toEqual([])
  })

  test('a folder of more than a dozen files has a README that says where to begin', () => {
    const crowded = [...folders].filter(
      (folder) =>
        /^(src|test|bench|scripts)(\/|$)/.test(folder) &&
        tracked.filter((path) => dirname(path) === folder && !path.endsWith('README.md')).length > MAX_FILES,
    )
    const silent = crowded.filter((folder) => {
      const readme = `${folder}/README.md`
      return !tracked.includes(readme) || !/^Begin with: /m.test(read(readme)) || !/^May import: /m.test(read(readme))
    })
    expect(silent).toEqual([])
  })

  test('the names in the glossary are names in the code', () => {
    const code = tracked
      .filter((path) => /^src\/.*\.(tsx?|sql)$/.test(path))
      .map(read)
      .join('\n')
    const rows = read('docs/glossary.md').matchAll(/^\|[^|]+\|([^|]+)\|/gm)
    const names = [...rows].flatMap(([, cell]) =>
      [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !code.includes(name))).toEqual([])
  })
})
