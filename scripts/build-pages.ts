import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { SCREEN_PATHS, SCREENS } from '../src/web/screens.ts'
import { FIRST_FILES } from './first-files.ts'

/** The pages prerendered as HTML; the program renders all others from `index.html`. */
const PATHS = SCREEN_PATHS.filter((path) => SCREENS[path].kind === 'built')
/** Their location in the built site: `pages/index.html`, `pages/sobre-nos.html`. */
const FOLDER = 'pages'

/** Exports of the built module (src/web/built-pages.tsx). */
type Pages = { renderPage(path: string): Promise<string> }

/** Prerenders the pages that need no login as HTML into a built site. */
async function buildPages(site: string): Promise<void> {
  const server = join(site, '../pages.next')
  await build({ logLevel: 'warn', build: { ssr: 'built-pages.tsx', outDir: server, emptyOutDir: true } })
  // Type: it was built from that module one line above.
  const { renderPage } = (await import(pathToFileURL(join(server, 'built-pages.js')).href)) as Pages
  const shell = readFileSync(join(site, 'index.html'), 'utf8')
  const firstFiles = JSON.parse(readFileSync(join(site, FIRST_FILES), 'utf8')) as Record<string, string[]>
  for (const path of PATHS) {
    const file = join(site, FOLDER, `${path === '/' ? '/index' : path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    const { html, css } = moveStyles(await renderPage(path))
    const sheet = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(site, sheet), css)
    const sheets = (firstFiles[path] ?? []).filter((one) => one.endsWith('.css'))
    writeFileSync(file, fillPage(shell, html, [...sheets, sheet]))
  }
  rmSync(server, { recursive: true })
}

const START = /<script type="module" crossorigin src="(\/assets\/start-[^"]+)"><\/script>/
const ROOT = '<div id="root"></div>'

/** The page with its content and style sheets, and a start-up that waits until it has been rendered. */
function fillPage(shell: string, html: string, sheets: string[]): string {
  const start = START.exec(shell)?.[1]
  if (!start || !shell.includes(ROOT)) throw new Error('index.html is not as scripts/build-pages.ts expects it')
  const links = sheets.filter((sheet) => !shell.includes(`href="${sheet}"`)).map(linkSheet)
  // Replacement functions, because a replacement string would interpret $.
  return shell
    .replaceAll(/^ *<script type="module".*\n/gm, '')
    .replace(
      '</head>',
      () => `${links.join('')}<script defer src="/take-over.js" data-start="${start}"></script></head>`,
    )
    .replace(ROOT, () => `<div id="root" data-as-built>${html}</div>`)
}

const linkSheet = (sheet: string) => `<link rel="stylesheet" crossorigin href="${sheet}">`

/** The Content-Security-Policy refuses inline styles and scripts: styles become a style sheet, the router's script is removed. */
function moveStyles(rendered: string): { html: string; css: string } {
  const looks = new Map<string, string>()
  const name = (look: string) => {
    if (!looks.has(look)) looks.set(look, String(looks.size))
    return looks.get(look)
  }
  const html = rendered
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/ style="([^"]*)"/g, (_, look: string) => ` data-look="${name(look)}"`)
  // The attribute is repeated for specificity: an element's own style outweighs its classes.
  const rules = [...looks].map(([look, key]) => `[data-look][data-look="${key}"]{${look.replaceAll('&quot;', '"')}}`)
  return { html, css: rules.join('\n') }
}

await buildPages(resolve(process.argv[2] ?? 'dist/web'))
