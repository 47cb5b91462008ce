// npm run test:e2e -- [what `playwright test` takes]
import { findBrowser } from './find-browser.ts'
import { runTool } from './test-steps.ts'

const ok = await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: await findBrowser() })
process.exitCode = ok ? 0 : 1
