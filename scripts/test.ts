// Runs everything, cheapest checks first. A failed step does not hide the ones after it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import makeTemplate from '../test/e2e/template.ts'
import { findBrowser } from './find-browser.ts'
import { installSoundPrograms } from './install-package.ts'
import { keepCompiledCode } from './keep-compiled-code.ts'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'
import { countSideBySide } from './side-by-side.ts'
import { type Count, countPlaywright, countVitest, finish } from './test-steps.ts'

const BOOTSTRAP = join(import.meta.dirname, 'bootstrap.mjs')
const findTool = (tool: string) => join(import.meta.dirname, '../node_modules/.bin', tool)

installSoundPrograms()
keepTemporaryFilesInMemory()
keepCompiledCode()

// If it cannot be made here, the end-to-end tests make it themselves and report why.
const template = makeTemplate().catch(() => () => {})
// The longest of Vitest's files wait for real minutes: these steps use the idle processor time.
const vitest = countVitest('Unit tests and tests on the embedded stores')
const counts = await countSideBySide([
  { title: 'Format', command: findTool('biome'), args: ['check', '--linter-enabled=false', '.'] },
  { title: 'Lint', command: findTool('biome'), args: ['lint', '--error-on-warnings', '.'] },
  // Several checkers would repeat some of the work, and the other processor is busy as well.
  { title: 'Types', command: findTool('tsc'), args: ['--singleThreaded'] },
  { title: 'Build of the web pages', command: process.execPath, args: [BOOTSTRAP, '--web'] },
])
// If it must be installed, that happens before other steps begin to install packages.
const endToEnd = await prepareEndToEnd()
const removeTemplate = await template
counts.push(await vitest)
// For .ci/run, which starts its next part concurrently with the end-to-end tests.
if (process.env.TEST_UNITS_DONE) writeFileSync(process.env.TEST_UNITS_DONE, '')
counts.push(await endToEnd())
removeTemplate()
finish(counts)

async function prepareEndToEnd(): Promise<() => Promise<Count>> {
  try {
    const browser = await findBrowser()
    return () => countPlaywright('End to end, in Chromium', { CHROMIUM_PATH: browser })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return async () => ({ passed: 0, failed: 1 })
  }
}
