import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Everything the built pages depend on. */
const INPUTS = [
  'src/web',
  'src/contract',
  'src/search-language',
  'src/text',
  'vite.config.ts',
  'scripts/first-files.ts',
  'scripts/build-pages.ts',
  'scripts/compress-files.mjs',
  'package-lock.json',
]
const STAMP = 'dist/web/.build'

/**
 * Whether dist/web was built from the sources as they are now.
 * @param {string} root
 */
export function isWebBuilt(root) {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampWeb(root)
}

/**
 * Builds the web pages beside the old ones and then swaps, so that a build that fails or is stopped leaves no half site.
 * @param {string} root
 */
export async function buildWeb(root) {
  console.log('Montando as páginas (só quando elas mudam)…')
  const hash = stampWeb(root)
  const next = join(root, 'dist/web.next')
  const taken = await runQuietly({
    command: join(root, 'node_modules/.bin/node'),
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', next, '--emptyOutDir'],
    cwd: root,
    doing: 'Ainda montando as páginas…',
    failed: 'As páginas não puderam ser montadas: a saída do Vite está acima.',
  })
  await runQuietly({
    command: join(root, 'node_modules/.bin/node'),
    args: [join(root, 'scripts/build-pages.ts'), next],
    cwd: root,
    doing: 'Ainda escrevendo as páginas públicas…',
    failed: 'As páginas públicas não puderam ser escritas: a saída está acima.',
  })
  await compressFiles(next)
  writeFileSync(join(next, '.build'), hash)
  rmSync(join(root, 'dist/web'), { recursive: true, force: true })
  renameSync(next, join(root, 'dist/web'))
  console.log(`Páginas prontas em ${taken} s.`)
}

/**
 * What dist/web/.build holds: a fingerprint of contents and not of dates, for a switch of branch and back must not rebuild.
 * @param {string} root
 */
export function stampWeb(root) {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((path) => listFiles(root, path))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** @returns {string[]} paths relative to the root, in a stable order */
function listFiles(root, path) {
  const entries = readdirEntries(join(root, path))
  if (!entries) return existsSync(join(root, path)) ? [path] : []
  return entries
    .filter((entry) => !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

function readdirEntries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return null
    throw error
  }
}
