// Everything, in the order in which a mistake is cheapest to find. A failed step does not hide the ones after it.
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

// The tests end to end make it themselves, and say why, where it cannot be made here.
const template = makeTemplate().catch(() => () => {})
// The longest of Vitest's files wait for minutes that pass: what they leave of the processors these steps need.
const vitest = countVitest('Unit tests and tests on the embedded stores')
const counts = await countSideBySide([
  { title: 'Format', command: findTool('biome'), args: ['check', '--linter-enabled=false', '.'] },
  { title: 'Lint', command: findTool('biome'), args: ['lint', '--error-on-warnings', '.'] },
  // Several checkers do some of the work twice, and the other processor is busy as well.
  { title: 'Types', command: findTool('tsc'), args: ['--singleThreaded'] },
  { title: 'Build of the web pages', command: process.execPath, args: [BOOTSTRAP, '--web'] },
])
const removeTemplate = await template
counts.push(await vitest, await countEndToEnd())
removeTemplate()
finish(counts)

async function countEndToEnd(): Promise<Count> {
  try {
    return countPlaywright('End to end, in Chromium', { CHROMIUM_PATH: await findBrowser() })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
