import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addOpenApi } from './openapi.ts'

test('the documentation is drawn from our own files, over plain HTTP too', async () => {
  const app = Fastify()
  await addOpenApi(app, [])
  const { headers } = await app.inject({ url: '/api/docs/' })
  const policy = String(headers['content-security-policy'])
  // A newsroom's network may have no HTTPS: upgraded requests for scripts would fail.
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/https:|unsafe-|validator/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("script-src 'self'")
})

test('no bar of another project stands above it', async () => {
  const app = Fastify()
  await addOpenApi(app, [])
  const { body } = await app.inject({ url: '/api/docs/static/swagger-initializer.js' })
  expect(body).toContain('"layout":"BaseLayout"')
})
