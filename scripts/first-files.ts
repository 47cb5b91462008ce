import type { Plugin, Rolldown } from 'vite'
import { SCREEN_PATHS, SCREENS } from '../src/web/screens.ts'

/** Read by the server: address → files that its screen needs to render. */
export const FIRST_FILES = 'first-files.json'

/** Address (`$` stands for any one segment) → the files of src/web/routes that render it. */
const FILES_OF_SCREENS = SCREEN_PATHS.map((path) => {
  const { file, kind } = SCREENS[path]
  return [path.replace(/\$\w+/, '$'), kind === 'framed' ? ['dashboard', file] : [file]] as const
})

/**
 * Writes next to the pages which files each screen needs first, so that the server can list them in the page's headers:
 * the browser then fetches them together with the entry, not after running it.
 */
export function listFirstFiles(): Plugin {
  return {
    name: 'first-files',
    generateBundle(_options, bundle) {
      refuseCircles(bundle)
      const files = FILES_OF_SCREENS.map(([address, names]) => {
        // The entry is listed too, because files in headers are requested before those in the page. First of all comes
        // the script that the page waits for, then the modules in the order in which they run.
        const chunks = ['main', ...names.map((name) => `routes/${name}`)].map((name) => findChunk(bundle, name))
        const wanted = new Set(chunks.flatMap((chunk) => collect(bundle, chunk)))
        return [address, ['theme.js', ...wanted].map((file) => `/${file}`)]
      })
      this.emitFile({ type: 'asset', fileName: FIRST_FILES, source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}

/**
 * Of two files that import each other, one runs before its import is ready. Which one depends on the load order, so a
 * test may never notice.
 */
function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Files import each other; keep them together in vite.config.ts: ${path}`)
    const file = bundle[name]
    if (done.has(name) || file?.type !== 'chunk') return
    for (const imported of file.imports) visit(imported, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(bundle)) visit(name, [])
}

function findChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const source = `/src/web/${name}.tsx`
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  if (!found) throw new Error(`No chunk holds ${source}: correct the list in src/web/screens.ts`)
  return found
}

/** A chunk, its style sheets, and its static imports. */
function collect(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk')
  return [
    ...imported.flatMap((one) => collect(bundle, one, seen)),
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]
}
