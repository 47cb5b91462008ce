// Tests the two engines that run models locally, with the package they use in production and models of a few kilobytes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countVitest, finish } from './test-steps.ts'

/** Operators install it themselves (docs/operations.md); this version is known to work. */
const PACKAGE = '@huggingface/transformers@4.3.1'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-transformers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

if (install()) {
  const entry = join(folder, 'node_modules/@huggingface/transformers/dist/transformers.node.mjs')
  finish([
    await countVitest(`Models with ${PACKAGE}`, ['test/local-models.test.ts'], {
      TEST_TRANSFORMERS: pathToFileURL(entry).href,
    }),
  ])
} else {
  console.log(`SKIPPED models: ${PACKAGE} could not be installed`)
  finish([])
}

function install(): boolean {
  console.log(`Installing ${PACKAGE} (0.5 GB)…`)
  // Its GPU runtime would be downloaded separately.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  return (
    spawnSync('npm', ['install', ...options, PACKAGE], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  )
}
