/** How a one-time link reaches its user: by mail, or through the superuser who created it. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestApp, type TestApp, testConfig } from '../../../../test/world.ts'
import { showMomentIn } from '../../../text/show-moment.ts'
import { buildApp } from '../../app.ts'
import type { SendMail } from '../../mail.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')

let world: TestApp
let mailing: FastifyInstance
let dora: string
const mailed: Parameters<SendMail>[0][] = []
let mailFails = false

beforeAll(async () => {
  world = await openTestApp()
  const config = { ...testConfig(world.dataDir), publicUrl: 'https://lupa.exemplo' }
  const sendMail: SendMail = async (mail) => {
    if (mailFails) throw new Error('connection refused by smtps://usuario:senha@correio')
    mailed.push(mail)
  }
  mailing = await buildApp(
    { ch: world.ch, pg: world.pg, queue: world.queue, media: world.media, config, secret, sendMail },
    { webFolder: '/nowhere' },
  )
})
afterAll(async () => {
  await mailing.close()
  await world.close()
})

beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'dora', { is_superuser: true })
  dora = await enter('dora')
  mailed.length = 0
  mailFails = false
})

async function enter(username: string): Promise<string> {
  const payload = { username, password: PASSWORD }
  const answer = await world.app.inject({ method: 'POST', url: '/api/token/', payload })
  expect(answer.statusCode).toBe(200)
  return answer.json().access
}

const call = (method: 'POST' | 'PATCH', url: string, payload?: object, access = dora, target = world.app) =>
  target.inject({ method, url, headers: { authorization: `Bearer ${access}` }, ...(payload && { payload }) })

describe('the link of a new user', () => {
  test('mails the link when there is a mail server, and then shows it to nobody', async () => {
    const fields = { username: 'ana', email: 'ana@redacao.exemplo', first_name: 'Ana' }
    const answer = await call('POST', '/api/users/', fields, dora, mailing)
    expect(answer.json().password_link).toMatchObject({ delivery: 'mailed', link: null })
    // A mail may be read late: the day is said, not how many days.
    const until = showMomentIn('America/Sao_Paulo', new Date(answer.json().password_link.expires_at))
    expect(mailed[0]?.text).toContain(`Ele vale uma única vez, até ${until}. Não o repasse`)
    expect(mailed).toEqual([
      {
        to: 'ana@redacao.exemplo',
        subject: 'Seu acesso ao LupaScan',
        text: expect.stringMatching(/^Olá, Ana\.[\s\S]+\nhttps:\/\/lupa\.exemplo\/senha\/[\w-]{43}\n/),
      },
    ])
  })

  test('shows the link when the mail server fails or the user has no e-mail', async () => {
    const without = await call('POST', '/api/users/', { username: 'bia' }, dora, mailing)
    expect(without.json().password_link.delivery).toBe('shown')
    mailFails = true
    const failed = await call('POST', '/api/users/', { username: 'ana', email: 'ana@x.exemplo' }, dora, mailing)
    expect(failed.statusCode).toBe(201)
    expect(failed.json().password_link).toMatchObject({
      delivery: 'mail_failed',
      link: expect.stringMatching(/^https:\/\/lupa\.exemplo\/senha\//),
    })
    expect(failed.body).not.toContain('correio')
  })
})

describe('POST /api/users/{username}/password-link/', () => {
  test('makes a new link; the one before stops working, the password works until it is used', async () => {
    const first = (await call('POST', '/api/users/', { username: 'ana' })).json().password_link.link
    await createTestUser(world.pg, 'bia')
    const second = (await call('POST', '/api/users/ana/password-link/')).json().link
    expect(second).not.toBe(first)
    const verify = async (link: string) =>
      (await call('POST', '/api/password-link/verify/', { token: link.slice('/senha/'.length) })).statusCode
    expect([await verify(first), await verify(second)]).toEqual([404, 200])
    await call('POST', '/api/users/bia/password-link/')
    expect(await enter('bia')).toBeTruthy()
  })

  test('a mail for somebody who has a password says that it is a new one', async () => {
    await createTestUser(world.pg, 'ana')
    await call('PATCH', '/api/users/ana/', { email: 'ana@x.exemplo' })
    await call('POST', '/api/users/ana/password-link/', undefined, dora, mailing)
    expect(mailed.map(({ subject }) => subject)).toEqual(['Nova senha no LupaScan'])
  })

  test('there is none for a disabled user', async () => {
    await createTestUser(world.pg, 'ana', { is_active: false })
    const answer = await call('POST', '/api/users/ana/password-link/')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { non_field_errors: ['Reative o usuário antes de fazer um link.'] },
    ])
  })
})
