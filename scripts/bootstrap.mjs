// Runs before every start, when node_modules may not exist yet: Node built-ins only.
//   node scripts/bootstrap.mjs         installs what is missing
//   node scripts/bootstrap.mjs --web   also builds the web pages when their sources changed
import { describeMachine, findMachineProblem } from './check-machine.mjs'

const problem = findMachineProblem(describeMachine())
if (problem) {
  console.error(`\n${problem}\n`)
  process.exit(1)
}

import('./prepare.mjs')
  .then(({ prepare }) => prepare({ web: process.argv.includes('--web') }))
  .catch((error) => {
    console.error(`\n${error.message}\n`)
    process.exit(1)
  })
