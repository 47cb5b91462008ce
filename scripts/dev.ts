// The server, restarted at every change, and Vite's development server, which proxies /api to it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const WATCHED = ['src/server', 'src/contract', 'src/search-language', 'src/text'].map(
  (folder) => `--watch-path=${folder}`,
)

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
// Both must use the same port: vite.config.ts has a default of its own.
const env = { UV_THREADPOOL_SIZE: '24', ...process.env, PORT: process.env.PORT || '8080' }
const programs = [[...WATCHED, '--watch-preserve-output', 'src/server/main.ts'], ['node_modules/vite/bin/vite.js']]
const children = programs.map((args) => spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }))

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
// One is useless without the other.
for (const child of children) child.once('exit', stop)
process.on('SIGINT', stop).on('SIGTERM', stop)
