/**
 * docs/spec-coverage.md says which test proves each statement of the specification. Checks that every named test
 * exists, that every statement names one, and counts those without.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const SPEC = resolve(ROOT, '../shared/spec.md')
/** Statements without a test. May only decrease. */
const UNTESTED = 0
const UNTESTED_PART = '\n## Ainda sem teste\n'

/** Joins each item to one line: prose is wrapped at 120 columns (`npm run docs`). */
const document = readFileSync(resolve(ROOT, 'docs/spec-coverage.md'), 'utf8').replace(/\n +(?!- )(?=\S)/g, ' ')
const [covered = '', untested = ''] = document.split(UNTESTED_PART)

const listLines = (text: string, mark: RegExp) => text.split('\n').filter((line) => mark.test(line))
/** The statement of a line, without its marker and its proofs. */
const readStatement = (line: string) => line.replace(/^\s*- /, '').split(' → ')[0] ?? ''
const listProofs = (text: string) =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

/** Whether the file contains the title as a whole literal, of a test that is not skipped. */
function hasTest(file: string, title: string): boolean {
  const path = resolve(ROOT, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  // The routes of this test are listed in a separate file.
  const lines =
    file === 'test/routes-by-caller.test.ts' ? readFileSync(resolve(ROOT, 'test/route-cases.ts'), 'utf8') : ''
  const text = readFileSync(path, 'utf8') + lines
  const literal = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const found = new RegExp(`(.{0,12})(['"\`])${literal}\\2`, 's').exec(text)
  return found !== null && !/\.(skip|todo|fixme)\(\s*$/.test(found[1] ?? '')
}

describe('docs/spec-coverage.md', () => {
  test('every test it names exists', () => {
    const missing = listProofs(covered).filter(({ file, title }) => !hasTest(file, title))
    expect(missing).toEqual([])
    expect(listProofs(covered).length).toBeGreaterThan(100)
  })

  test('every statement names its test', () => {
    const lines = covered.split('\n')
    const bare = lines.filter(
      (line, i) => /^\s*- /.test(line) && listProofs(line).length === 0 && !/^ {2}- /.test(lines[i + 1] ?? ''),
    )
    expect(bare).toEqual([])
  })

  test('what has no test yet is listed, and never grows', () => {
    expect(listLines(untested, /^- /)).toHaveLength(UNTESTED)
  })

  test.skipIf(!existsSync(SPEC))('every line of the specification is there (skipped without ../shared/spec.md)', () => {
    const stated = new Set(listLines(document, /^- /).map(readStatement))
    const missing = listSpecLines().filter((line) => !stated.has(line))
    expect(missing).toEqual([])
  })
})

/** Points and table rows, as the document quotes them. */
function listSpecLines(): string[] {
  return readFileSync(SPEC, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(- |\| (?!Route \||Method \|)|All calls|The add-tr)/.test(line))
    .map((line) => line.replace(/^- /, '').replace(/^\| | \|$/g, ''))
}
