import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { makeSpeech } from '../../test/lives/audio.ts'
import { parseConfig } from './config.ts'
import { openHttpClassifier } from './hate-classifiers/http-classifier.ts'
import { openSpeechEngine } from './lives/speech/open-engine.ts'
import { quietLog } from './log.ts'
import { openMail } from './mail.ts'
import { describeImage } from './media/describe-image.ts'
import { openMedia } from './media/media.ts'
import { fetchPublic } from './net/fetch-public.ts'
import { openStores } from './store/open.ts'

const CANARY = 'canario-que-ninguem-pode-ver'
/** An address where nothing listens. */
const HOST = '127.0.0.1:1'

const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-credentials-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const configure = (env: Record<string, string>) => parseConfig({ LUPASCAN_DATA_DIR: dataDir, ...env })
const { signal } = new AbortController()

/** Every request that is sent with a user, a password or a key, and fails. */
const CALLS: Record<string, () => Promise<unknown>> = {
  mail: async () => {
    const config = configure({ SMTP_URL: `smtp://ana:${CANARY}@${HOST}`, LUPASCAN_MAIL_FROM: 'lupa@exemplo.com.br' })
    return openMail(config)?.({ to: 'bia@exemplo.com.br', subject: 'Entrar', text: 'Entre.' })
  },
  'files in a bucket': async () => {
    const config = configure({ LUPASCAN_MEDIA_URL: `s3://ana:${CANARY}@${HOST}/balde?tls=0` })
    return openMedia(config).put(Buffer.from('um arquivo'))
  },
  'descriptions of pictures, login in the address': () =>
    describeImage({ url: `http://ana:${CANARY}@${HOST}/v1`, model: 'um', key: null }, Buffer.from('imagem')),
  'descriptions of pictures, key': () =>
    describeImage({ url: `http://${HOST}/v1`, model: 'um', key: CANARY }, Buffer.from('imagem')),
  'a classifier of hate': () => openHttpClassifier(`http://ana:${CANARY}@${HOST}/`).evaluate(['um texto'], signal),
  'a speech engine, login in the address': async () =>
    openSpeechEngine(configure({ LUPASCAN_SPEECH_URL: `http://ana:${CANARY}@${HOST}/v1` }))?.write(makeSpeech(2), {
      signal,
    }),
  'a speech engine, key': async () =>
    openSpeechEngine(configure({ LUPASCAN_SPEECH_URL: `http://${HOST}/v1`, LUPASCAN_SPEECH_KEY: CANARY }))?.write(
      makeSpeech(2),
      { signal },
    ),
  'a public address': () => fetchPublic(`https://ana:${CANARY}@exemplo.com.br/feed`),
  PostgreSQL: () =>
    openStores({ dataDir, databaseUrl: `postgres://ana:${CANARY}@${HOST}/lupascan`, clickhouseUrl: null }, quietLog),
  ClickHouse: () =>
    openStores({ dataDir, databaseUrl: null, clickhouseUrl: `http://ana:${CANARY}@${HOST}/lupascan` }, quietLog),
}

test.each(Object.entries(CALLS))('%s: the error that a log shows has no credential in it', async (_, call) => {
  const error: unknown = await call().then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  // As a console prints it, including its causes.
  const logged = inspect(error, { depth: 12, showHidden: true })
  expect(logged).not.toContain(CANARY)
  expect(logged).not.toContain(Buffer.from(`ana:${CANARY}`).toString('base64'))
})

test.each([
  ['DATABASE_URL', `mysql://ana:${CANARY}@h/d`],
  ['CLICKHOUSE_URL', `http://ana:${CANARY}@h:99999`],
  ['SMTP_URL', `ftp://ana:${CANARY}@h`],
  ['LUPASCAN_MEDIA_URL', `s3://ana:${CANARY}@h:99999/balde`],
  ['LUPASCAN_SPEECH_URL', `ftp://ana:${CANARY}@h`],
  ['LUPASCAN_VISION_URL', `http://ana:${CANARY}@h:99999/`],
  ['LUPASCAN_HATE_URL', `ftp://ana:${CANARY}@h`],
  ['LUPASCAN_ADMIN_PASSWORD', CANARY.repeat(50)],
])('a setting that is wrong (%s) is named, and not repeated', (name, value) => {
  let logged = ''
  try {
    configure({ [name]: value })
  } catch (error) {
    logged = inspect(error, { depth: 12 })
  }
  expect(logged).toContain(name)
  expect(logged).not.toContain(CANARY)
})
