import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores, testConfig } from '../../../test/world.ts'
import { sql } from '../store/sql.ts'
import { parseCommand } from './arguments.ts'
import { runDoctor } from './doctor.ts'
import { checkClocks, checkDisk, checkSecret } from './doctor-checks.ts'
import { StoresInUseError } from './open-stores.ts'

let world: TestStores
let isInUse = false
vi.mock('./open-stores.ts', async (load) => ({
  ...(await load<object>()),
  withStores: async (work: (stores: TestStores, config: object) => unknown) => {
    if (isInUse) throw new StoresInUseError('em uso')
    return work(world, testConfig(world.dataDir))
  },
}))

let server: Server
let status = 200
/** An external service, and the running program. */
beforeAll(async () => {
  world = await openTestStores()
  server = createServer((_, answer) => answer.writeHead(status).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.close()
  await world.close()
})
// Type: a server that listens on a port.
const getPort = () => String((server.address() as AddressInfo).port)

beforeEach(() => {
  isInUse = false
  status = 200
  vi.stubEnv('LUPASCAN_DATA_DIR', world.dataDir)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function run() {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  const code = await runDoctor()
  return { code, text: printed.join('\n') }
}

test('what works is said, and ends with 0', async () => {
  vi.stubEnv('LUPASCAN_SPEECH_URL', `http://127.0.0.1:${getPort()}/v1/audio/transcriptions`)
  const { code, text } = await run()
  expect(text).toContain('ok     Bancos: Abrem e respondem.')
  expect(text).toContain('ok     Relógios')
  expect(text).toContain('ok     Fala: O endereço responde.')
  expect(text).toContain('ok     Ódio: O modelo próprio abre.')
  expect(text).toMatch(/(ok {5}|aviso {2})Isolamento: [A-ZN]/)
  expect(text).toContain('Tudo o que é preciso funciona.')
  expect(code).toBe(0)
})

test('what does not work is named with what to do, and ends with 1; secrets are not repeated', async () => {
  vi.stubEnv('FFMPEG_PATH', '/nao/existe/ffmpeg')
  vi.stubEnv('YTDLP_PATH', '/nao/existe/yt-dlp')
  vi.stubEnv('LUPASCAN_HATE_URL', 'http://ana:segredo@127.0.0.1:1/')
  vi.stubEnv('SMTP_URL', 'smtp://ana:segredo@127.0.0.1:1')
  vi.stubEnv('LUPASCAN_PUBLIC_URL', 'https://lupa.exemplo')
  const { code, text } = await run()
  expect(text).toContain('aviso  ffmpeg: Não foi encontrado')
  expect(text).toContain('FALHA  yt-dlp: Não responde. Confira YTDLP_PATH.')
  expect(text).toContain('FALHA  Ódio: O endereço de LUPASCAN_HATE_URL não responde.')
  expect(text).toContain('FALHA  E-mail')
  expect(text).toContain('Não funcionam: 3.')
  expect(text).not.toContain('segredo')
  expect(code).toBe(1)
})

test('a bucket is asked whether it still takes the key', async () => {
  vi.stubEnv('LUPASCAN_MEDIA_URL', `s3://CHAVE:segredo@127.0.0.1:${getPort()}/balde?tls=0`)
  expect((await run()).text).toContain('ok     Mídia: O armazenamento responde, e a chave pode ler.')
  status = 403
  const { code, text } = await run()
  expect(text).toContain(
    'FALHA  Mídia: O armazenamento responde 403: é provável que nenhuma imagem nova seja guardada.',
  )
  expect(text).not.toContain('segredo')
  expect(code).toBe(1)
  vi.stubEnv('LUPASCAN_MEDIA_URL', 's3://CHAVE:segredo@127.0.0.1:1/balde?tls=0')
  expect((await run()).text).toContain('FALHA  Mídia: O armazenamento não responde')
})

test('where nothing is yet, nothing is made', async () => {
  const dataDir = join(world.dataDir, 'ainda-nao')
  vi.stubEnv('LUPASCAN_DATA_DIR', dataDir)
  expect((await run()).text).toContain('ok     Bancos: Ainda não existem')
  expect(existsSync(dataDir)).toBe(false)
})

test('a local model is not taken for ours, nor for none', async () => {
  vi.stubEnv('LUPASCAN_HATE_MODEL', 'modelos/odio')
  vi.stubEnv('LUPASCAN_SPEECH_MODEL', 'modelos/fala')
  const { text } = await run()
  expect(text).toContain('ok     Ódio: Modelo de LUPASCAN_HATE_MODEL: só é aberto quando é usado.')
  expect(text).toContain('ok     Fala: Modelo de LUPASCAN_SPEECH_MODEL: só é aberto quando é usado.')
})

test('while the program runs it is asked', async () => {
  isInUse = true
  vi.stubEnv('PORT', getPort())
  expect((await run()).text).toContain('ok     Programa: Está em execução, e os bancos dele respondem.')
  status = 503
  expect((await run()).text).toContain('FALHA  Programa: Está em execução, mas os bancos dele não respondem.')
  vi.stubEnv('HOST', '::1')
  expect((await run()).text).toContain(`não responde em http://[::1]:${getPort()}/`)
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('PORT', '1')
  expect((await run()).text).toContain('FALHA  Programa: Está em execução, mas não responde em http://127.0.0.1:1/')
})

test('a clock that differs is named; a directory that is not there yet is none to worry about', async () => {
  expect(checkClocks({ ClickHouse: 1_000, Postgres: 91_000 }, 1_500)).toMatchObject({
    state: 'falha',
    text: expect.stringContaining('o do Postgres difere 90 s'),
  })
  expect(await checkDisk({ dataDir: '/nao/existe/ainda' })).toMatchObject({ state: 'ok' })
})

test('a secret with which the program does not start is told', async () => {
  const dataDir = mkdtempSync(join(world.dataDir, 'segredo-'))
  expect(checkSecret({ secret: null, dataDir })).toEqual([])
  writeFileSync(join(dataDir, 'secret'), 'x')
  expect(checkSecret({ secret: null, dataDir })).toMatchObject([
    { state: 'falha', text: expect.stringContaining('curto demais para assinar') },
  ])
})

test('the command takes nothing more', () => {
  expect(parseCommand(['doctor'])).toEqual({ name: 'doctor' })
  expect(() => parseCommand(['doctor', 'tudo'])).toThrow('sobra')
})

test('posts that were not grouped anew after the update are told, with the command that does it', async () => {
  const said = 'aviso  Mesma mensagem: As publicações'
  await storePosts(world.ch, [{ content: 'A prefeitura vai fechar as três escolas do campo até o fim do mês.' }])
  expect((await run()).text).not.toContain(said)
  await world.ch.command(sql`TRUNCATE TABLE message_groups`)
  const { code, text } = await run()
  expect(code).toBe(0)
  expect(text).toContain(said)
  expect(text).toContain('npm run lupascan -- enrich --step groups')
})
