/**
 * npm run docs
 *
 * Wraps the lines of README, CONTRIBUTING, CHANGELOG, docs/ and of the folders' READMEs at 120 columns. Only paragraphs
 * with an overlong line are changed; tables, code and headings stay as they are.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const WIDTH = 120
const FILES = ['*.md', 'docs/**/*.md', '{src,test,bench,scripts}/**/README.md']

/** Every documentation file, by its path from the root. */
export const listDocs = (): string[] => FILES.flatMap((files) => globSync(files, { cwd: ROOT })).sort()

/** A line, split into its prefix and its words. */
const LINE = /^(\s*(?:[-*+] |\d+\. |> )?)(.*)$/
const FENCE = /^\s*```/
/** Tables, headings, code that is indented, HTML. */
const AS_IT_IS = /^(\s*\||#|\t| {4}|<|$)/
/** Begins a paragraph even without a blank line before it. */
const ITEM = /^\s*([-*+] |\d+\. |> )/
/** Would be parsed as Markdown syntax at the beginning of a line. */
const MARK = /^([-+*#>|]|\d+[.)]$)/

/** The same text, with no line of prose wider than 120 columns where it can be wrapped. */
export function wrapMarkdown(text: string): string {
  const out: string[] = []
  let paragraph: string[] = []
  let isCode = false
  let isList = false
  const flush = () => {
    out.push(...(paragraph.some((line) => line.length > WIDTH) ? fill(paragraph) : paragraph))
    paragraph = []
  }
  for (const line of text.split('\n')) {
    const isFence = FENCE.test(line)
    isList = ITEM.test(line) || (isList && (/^\s/.test(line) || line === ''))
    // Inside a list, an indent of four spaces is not code.
    const stays = isCode || isFence || (AS_IT_IS.test(line) && !(isList && /^ {4}/.test(line)))
    if (stays || ITEM.test(line)) flush()
    if (stays) out.push(line)
    else paragraph.push(line)
    if (isFence) isCode = !isCode
  }
  flush()
  return out.join('\n')
}

function fill(lines: readonly string[]): string[] {
  const [, prefix = '', first = ''] = LINE.exec(lines[0] ?? '') ?? []
  const indent = prefix.trimStart() === '> ' ? prefix : ' '.repeat(prefix.length)
  const rest = lines.slice(1).map((line) => line.replace(/^\s*(> )?/, ''))
  const filled: string[] = []
  let current = prefix
  let isEmpty = true
  for (const word of splitWords([first, ...rest].join(' '))) {
    if (!isEmpty && current.length + 1 + word.length > WIDTH && !MARK.test(word)) {
      filled.push(current)
      current = indent + word
    } else current += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...filled, current]
}

/** Splits into words; inline code counts as one word. */
const splitWords = (text: string): string[] => text.match(/(?:[^\s`]|`[^`]*`)+|`/g) ?? []

if (process.argv[1] === import.meta.filename) {
  for (const path of listDocs()) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const wrapped = wrapMarkdown(text)
    if (wrapped === text) continue
    writeFileSync(join(ROOT, path), wrapped)
    console.log(path)
  }
}
