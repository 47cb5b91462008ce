import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWebFiles } from './web-files.ts'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lupa-web-'))
  mkdirSync(join(folder, 'pages'))
  for (const name of ['index', 'pages/index', 'pages/sobre-nos']) writeFileSync(join(folder, `${name}.html`), name)
  app = fastify()
  await addWebFiles(app, folder, [])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 'pages/index'],
  ['/?x=1', 'pages/index'],
  ['/sobre-nos', 'pages/sobre-nos'],
  ['/sobre-nos/', 'pages/sobre-nos'],
  ['/sobre', 'index'],
  ['/consulta?search=a', 'index'],
  ['/nada/sobre-nos', 'index'],
])('%s is answered with %s.html', async (url, page) => {
  const { statusCode, body, headers } = await app.inject({ url })
  expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-cache'])
})
