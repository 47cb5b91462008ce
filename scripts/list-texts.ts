/** Finds the texts that people read: string literals, templates and JSX in the source that are Portuguese words. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseSync } from 'vite'

export type Text = {
  /** The folder, which is a feature. */
  readonly area: string
  readonly file: string
  readonly line: number
  /** Interpolated values appear as "…{}". */
  readonly words: string
}

/** Not our texts: content of the demonstration, word lists, and texts that no reader sees. */
const LEFT_OUT =
  /\.test\.tsx?$|\/sources\/demo\/|\/enrich\/hate\/|\/text\/(common-words|plural-exceptions)|invented-post/

/** In the order of the folders, and within a file from top to bottom. */
export function listTexts(under: string): Text[] {
  const files = globSync(`${under}/**/*.{ts,tsx}`).filter((file) => !LEFT_OUT.test(file))
  return files.sort(byFolder).flatMap(listOfFile)
}

const byFolder = (a: string, b: string) => dirname(a).localeCompare(dirname(b)) || a.localeCompare(b)

function listOfFile(file: string): Text[] {
  const source = readFileSync(file, 'utf8')
  const found: Text[] = []
  const program: unknown = parseSync(file, source).program
  if (!isNode(program)) return []
  const shown = new Set<Node>()
  walk(program, (node) => {
    const words = readWords(node)
    if (isShown(node) && isNode(node.value)) shown.add(node.value)
    const isText = node.type === 'JSXText' || shown.has(node) ? /\p{L}/u.test(words ?? '') : isPortuguese(words ?? '')
    if (words === null || !isText) return
    found.push({ area: dirname(file), file, line: source.slice(0, node.start).split('\n').length, words })
  })
  return found
}

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** Every node except those without text for readers. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('Import') || node.type.startsWith('TS') || isNoText(node)) return
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** A piece of SQL, a class name, a path. */
function isNoText({ type, name, tag }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return isNode(tag) && tag.name === 'sql'
  return type === 'JSXAttribute' && isNode(name) && /^(className|style|d|viewBox|href|to)$/.test(String(name.name))
}

/** Text shown or spoken through an attribute counts even if it is a single word. */
const isShown = ({ type, name }: Node) =>
  type === 'JSXAttribute' &&
  isNode(name) &&
  /^(title|label|placeholder|description|aria-label|alt|confirmLabel|noun)$/.test(String(name.name))

function readWords(node: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node.value === 'string' ? tidy(node.value) : null
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null
  return tidy(node.quasis.map(({ value }: { value: { cooked: string | null } }) => value.cooked ?? '').join('{}'))
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Words with a space, an accent or a capital: excludes keys, paths, column names, patterns and English. */
function isPortuguese(text: string): boolean {
  if (
    text.length < 4 ||
    /^[#/.@\\^]|^https?:|^[a-z0-9_.:/{}-]+$|[=;]\s*$|SELECT |\b(ALTER|INSERT|CREATE|UPDATE) /.test(text)
  )
    return false
  if (/[áàâãéêíóôõúçÁÉÍÓÚÇ]/.test(text)) return true
  return /^[A-Z][a-z]/.test(text) ? !ENGLISH.test(text) : /\s/.test(text) && COMMON.test(text)
}

const COMMON =
  /(^|\s)(de|do|da|dos|das|em|no|na|um|uma|para|por|com|sem|que|ou|os|as|ao|foi|esta|este|mais|menos|seu|sua)(\s|$)/i
const ENGLISH =
  /\b(the|of|and|is|not|has|with|to|no such|must|cannot|was|for|after|Escape|Enter|Arrow\w+|Error)\b|^[A-Z]\w+$/
