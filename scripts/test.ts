// Everything, in the order in which a mistake is cheapest to find. A failed step does not hide the ones after it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { installSoundPrograms } from './install-package.ts'
import { type Count, countPlaywright, countStep, countVitest, finish, runTool } from './test-steps.ts'

const BOOTSTRAP = join(import.meta.dirname, 'bootstrap.mjs')

installSoundPrograms()

const counts: Count[] = [
  countStep('Format', () => runTool('biome', ['check', '--linter-enabled=false', '.'])),
  countStep('Lint', () => runTool('biome', ['lint', '--error-on-warnings', '.'])),
  countStep('Types', () => runTool('tsc', [])),
  countVitest('Unit tests and tests on the embedded stores'),
  countStep('Build of the web pages', buildWeb),
  await countEndToEnd(),
]
finish(counts)

function buildWeb(): boolean {
  return spawnSync(process.execPath, [BOOTSTRAP, '--web'], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

async function countEndToEnd(): Promise<Count> {
  try {
    return countPlaywright('End to end, in Chromium', { CHROMIUM_PATH: await findBrowser() })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
