import { load } from 'cheerio/slim'
import { SourceError } from '../../../net/source-error.ts'

/** A node of a page, with the fields that are used. */
export type Node = {
  readonly type: string
  readonly name?: string
  /** Only text nodes have it. */
  readonly data?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly Node[]
}

/** The elements of a part of a page by each of their classes, in document order. */
export type Parts = ReadonlyMap<string, readonly Node[]>

/** Maximum depth. Real pages have about twenty levels; thousands would overflow the stack of a recursive walk. */
const MAX_LEVELS = 200

/** Maximum open elements: for each one that opens, the HTML parser goes through all of them. */
const MAX_OPEN = 25_000
const TAG = /<(\/?)([a-z][a-z\d]*)/gi
/** Void elements. */
const EMPTY = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * Parses a page to a tree. A text that is not HTML gives a tree without elements; what is nested too deep is left out.
 * @throws SourceError when far more elements are open at once than in any page
 */
export function parseHtml(html: string): Node {
  if (countOpen(html) > MAX_OPEN) throw new SourceError('A página está danificada: não pôde ser lida.')
  const root = load(html).root().get(0)
  if (!root) return { type: 'root', children: [] }
  let level = [root as { children?: unknown[] }]
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap(({ children = [] }) => children as typeof level)
  for (const node of level) node.children = []
  return root
}

function countOpen(html: string): number {
  let open = 0
  let most = 0
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (slash) open = Math.max(0, open - 1)
    else if (!EMPTY.test(name)) open += 1
    most = Math.max(most, open)
  }
  return most
}

/**
 * Walks a part of a page once, because running twenty selectors on each of twenty posts is slow.
 * @param closed classes of elements that are listed, but not entered
 */
export function indexByClass(top: Node, closed: ReadonlySet<string> = new Set()): Parts {
  const parts = new Map<string, Node[]>()
  const visit = (node: Node) => {
    if (node.name === 'svg' || node.name === 'script') return
    const classes = node.attribs?.class?.split(/\s+/) ?? []
    for (const name of classes) {
      const before = parts.get(name)
      if (before) before.push(node)
      else parts.set(name, [node])
    }
    if (node === top || !classes.some((name) => closed.has(name))) node.children?.forEach(visit)
  }
  visit(top)
  return parts
}

/**
 * An element and the elements of the same class nested in it, each without the others: where an end tag is missing, what should follow
 * an element is nested in it.
 */
export function separate(element: Node, name: string): Node[] {
  const isOne = ({ attribs }: Node) => attribs?.class?.split(/\s+/).includes(name) ?? false
  if (!findElement(element, isOne)) return [element]
  const inner: Node[] = []
  const copy = ({ children = [], ...node }: Node): Node => {
    const own = children.filter((child) => !isOne(child))
    inner.push(...children.filter(isOne))
    return { ...node, children: own.map(copy) }
  }
  return [copy(element), ...inner.flatMap((one) => separate(one, name))]
}

/** The first matching element below a node. */
export function findElement(node: Node, fits: (element: Node) => boolean): Node | null {
  for (const child of node.children ?? []) {
    if (child.name !== undefined && fits(child)) return child
    const found = findElement(child, fits)
    if (found) return found
  }
  return null
}

const LINE_BREAKS = /(?<![ \t])[ \t]*[\r\n][ \t\r\n]*/g
const BLOCKS = new Set(['blockquote', 'pre', 'div', 'p'])

/** The text of a node as rendered: <br> and blocks begin a line, line breaks of the source are spaces. */
export function readText(node: Node | undefined): string {
  if (!node) return ''
  // A string that grows is copied whole each time its end is read.
  const pieces: string[] = []
  const add = (text: string) => text !== '' && pieces.push(text)
  const beginsLine = () => pieces.at(-1)?.endsWith('\n') ?? true
  const visit = (part: Node, verbatim: boolean) => {
    if (part.data !== undefined && part.type === 'text') {
      const data = verbatim ? part.data : part.data.replace(LINE_BREAKS, ' ')
      // Indentation of the source at the start of a line is not rendered.
      add(verbatim || !beginsLine() ? data : data.replace(/^[ \t]+/, ''))
    } else if (part.name === 'br') {
      dropBlanksBehind(pieces)
      add('\n')
    } else {
      const isBlock = part !== node && BLOCKS.has(part.name ?? '')
      if (isBlock && !beginsLine()) add('\n')
      part.children?.forEach((child) => {
        visit(child, verbatim || part.name === 'pre')
      })
      if (isBlock && !beginsLine()) add('\n')
    }
  }
  visit(node, false)
  return pieces.join('').trim()
}

function dropBlanksBehind(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    let end = last.length
    while (last[end - 1] === ' ' || last[end - 1] === '\t') end -= 1
    if (end === 0) continue
    pieces.push(last.slice(0, end))
    return
  }
}

/** The address in "background-image:url('…')". */
export function readBackground(node: Node | null | undefined): string | null {
  return /url\(\s*['"]?([^'")]+)/.exec(node?.attribs?.style ?? '')?.[1] ?? null
}
