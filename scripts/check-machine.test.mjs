import { expect, test } from 'vitest'
import { describeMachine, findMachineProblem } from './check-machine.mjs'

const linux = { version: 'v20.19.0', platform: 'linux', arch: 'x64', isMusl: false }

test('accepts this machine, Node 20.19 and newer, and a Mac', () => {
  expect(findMachineProblem(describeMachine())).toBeNull()
  expect(findMachineProblem(linux)).toBeNull()
  expect(findMachineProblem({ ...linux, version: 'v26.0.1', platform: 'darwin', arch: 'arm64' })).toBeNull()
})

test.each([
  [{ version: 'v18.20.4' }, /precisa do Node 20\.19 ou mais novo.*v18\.20\.4/],
  [{ version: 'v20.9.0' }, /precisa do Node 20\.19/],
  [{ platform: 'win32', version: 'v12.0.0' }, /WSL2/],
  [{ platform: 'freebsd' }, /Linux e macOS.*freebsd x64/],
  [{ arch: 'ia32' }, /x64 e arm64.*linux ia32/],
  [{ isMusl: true }, /glibc/],
])('says what is missing: %o', (change, sentence) => {
  expect(findMachineProblem({ ...linux, ...change })).toMatch(sentence)
})
