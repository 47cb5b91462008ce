// npm run test:e2e -- [arguments of `playwright test`]
import { findBrowser } from './find-browser.ts'
import { runTool } from './test-steps.ts'

const ok = await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: await findBrowser() })
process.exitCode = ok ? 0 : 1
