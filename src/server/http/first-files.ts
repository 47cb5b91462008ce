import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address (`$` for any one part) → files of its screen, as the build wrote them (scripts/first-files.ts). */
export type FirstFiles = Record<string, string[]>

/** What the build says about each screen; nothing when it said nothing, for then screens only start later. */
export function readFirstFiles(folder: string): FirstFiles {
  const path = join(folder, 'first-files.json')
  // The build and this program come from the same sources.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstFiles) : {}
}

/**
 * The `link` header that names the files a screen needs first: they travel beside the entry script instead of after it.
 * @param url the path asked for, with or without a query
 * @returns null for a screen that nothing is known about
 */
export function describeFirstFiles(files: FirstFiles, url: string): string | null {
  const path = (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '')
  const found = (Object.hasOwn(files, path) && files[path]) || files[path.replace(/[^/]+$/, '$')]
  return found?.length ? found.map(describeFile).join(', ') : null
}

function describeFile(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`
  return file.startsWith('/assets/') ? `<${file}>; rel=modulepreload` : `<${file}>; rel=preload; as=script`
}
