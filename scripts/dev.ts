// The server, started again at every change, and the development server of Vite, which hands /api to it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
const children = [
  ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/query', 'src/server/main.ts'],
  [vite],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }))

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
// Either without the other is of no use.
for (const child of children) child.once('exit', stop)
process.on('SIGINT', stop).on('SIGTERM', stop)
