import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLAGS, MEMORY } from '../bench/program.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const settings = Object.entries(MEMORY).map(([name, value]) => `${name}=${value}`)

test.each(['start', 'lupascan'])('npm run %s keeps no more memory than it needs', (name) => {
  for (const said of [...settings, `node ${FLAGS.join(' ')} src/server`]) expect(scripts[name]).toContain(said)
})

test('so do a container and the service that operations.md describes', () => {
  for (const setting of settings) {
    expect(read('Dockerfile')).toContain(setting)
    expect(read('docs/operations.md')).toContain(setting)
  }
  for (const flag of FLAGS) expect(read('docs/operations.md')).toContain(flag)
  expect(read('Dockerfile')).toContain(JSON.stringify(['node', ...FLAGS, 'src/server/main.ts']).replaceAll(',', ', '))
})

test('this Node knows the flags', () => {
  expect(execFileSync(process.execPath, [...FLAGS, '--eval', 'console.log(1)'], { encoding: 'utf8' })).toBe('1\n')
})
