import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address (`$` for any one segment) → files of its screen, as written by the build (scripts/first-files.ts). */
export type FirstFiles = Record<string, string[]>

/** Reads what the build lists for each screen; empty when the file is missing: screens then only start later. */
export function readFirstFiles(folder: string): FirstFiles {
  const path = join(folder, 'first-files.json')
  // The build and this program come from the same sources.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstFiles) : {}
}

/**
 * The `link` header that names the files a screen needs first: they load together with the entry script instead of after it.
 * @param url the requested path, with or without a query
 * @returns null for an unknown screen
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
