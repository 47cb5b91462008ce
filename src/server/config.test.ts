import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

describe('parseConfig', () => {
  test('an empty environment is a laptop: embedded stores, both roles, demonstration', () => {
    expect(parseConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      secret: null,
      roles: ['api', 'worker'],
      databaseUrl: null,
      clickhouseUrl: null,
      clickhouseCluster: null,
      copyTo: null,
      backup: null,
      followLinks: true,
      demo: true,
      admin: { username: null, password: null },
      timeZone: 'America/Sao_Paulo',
      trustedProxies: 0,
      publicUrl: null,
      smtpUrl: null,
      mailFrom: null,
      media: { url: null, maxBytes: 100_000_000, ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', vision: null },
      hate: { url: null, model: null },
      collect: { telegramWebBase: 'https://t.me', perSecond: 5 },
      lives: { ytDlp: null, atOnce: 10, audioDays: 7, speech: { url: null, model: null, key: null } },
      importMaxBytes: 2_048_000_000,
      privateHosts: [],
      metricsToken: null,
      slowQueryMs: 1000,
      tokenCalls: 120,
      auditDays: 730,
    })
  })

  test('a copy needs both stores', () => {
    const given = { LUPASCAN_COPY_DATABASE_URL: 'postgres://a@b/c', LUPASCAN_COPY_CLICKHOUSE_URL: 'http://b:8123/c' }
    const copyTo = { databaseUrl: 'postgres://a@b/c', clickhouseUrl: 'http://b:8123/c', clickhouseCluster: null }
    expect(parseConfig(given).copyTo).toEqual(copyTo)
    expect(parseConfig({ ...given, LUPASCAN_COPY_DATABASE_URL: '' }).copyTo).toBeNull()
    expect(() => parseConfig({ ...given, LUPASCAN_COPY_CLICKHOUSE_URL: 'b' })).toThrow(ConfigError)
  })

  test('backups go into a folder outside of the data directory, and are of embedded stores', () => {
    const given = { LUPASCAN_DATA_DIR: '/dados/lupascan', LUPASCAN_BACKUP_DIR: '/copias' }
    expect(parseConfig(given).backup).toEqual({ folder: '/copias', everyHours: 24, keep: 7 })
    const often = parseConfig({ ...given, LUPASCAN_BACKUP_HOURS: '1', LUPASCAN_BACKUP_KEEP: '48' }).backup
    expect(often).toMatchObject({ everyHours: 1, keep: 48 })
    expect(parseConfig({ ...given, LUPASCAN_BACKUP_DIR: '/dados/lupascan-copias' }).backup).not.toBeNull()
    for (const wrong of [
      { LUPASCAN_BACKUP_DIR: '/dados/lupascan/copias' },
      { LUPASCAN_BACKUP_DIR: '/dados/lupascan' },
      { DATABASE_URL: 'postgres://a@b/c' },
      { CLICKHOUSE_URL: 'http://b:8123/c' },
      { LUPASCAN_BACKUP_HOURS: '5' },
      { LUPASCAN_BACKUP_KEEP: '0' },
    ])
      expect(() => parseConfig({ ...given, ...wrong })).toThrow(/LUPASCAN_BACKUP/)
  })

  test('collection: whoever names a base address allows it', () => {
    const { collect, privateHosts } = parseConfig({
      LUPASCAN_TELEGRAM_WEB_BASE: 'http://10.0.0.5:8080/',
      LUPASCAN_COLLECT_PER_SECOND: '0.5',
      LUPASCAN_PRIVATE_HOSTS: 'arquivo.interno, [::1]:9000',
    })
    expect(collect).toEqual({ telegramWebBase: 'http://10.0.0.5:8080', perSecond: 0.5 })
    expect(privateHosts).toEqual(['arquivo.interno', '[::1]:9000', '10.0.0.5:8080'])
  })

  test('media: a bucket, a limit, programs beside each other', () => {
    const { media } = parseConfig({
      LUPASCAN_MEDIA_URL: 's3://chave:segredo@127.0.0.1:9000/balde?tls=0',
      LUPASCAN_MEDIA_MAX_MB: '20',
      FFMPEG_PATH: '/opt/ffmpeg/bin/ffmpeg',
    })
    expect(media).toMatchObject({ maxBytes: 20_000_000, ffprobe: '/opt/ffmpeg/bin/ffprobe' })
    expect(media.url).toContain('/balde')
    expect(() => parseConfig({ LUPASCAN_VISION_URL: 'http://a/b' })).toThrow('LUPASCAN_VISION_MODEL')
    const both = { LUPASCAN_HATE_URL: 'http://a/b', LUPASCAN_HATE_MODEL: 'c/d' }
    expect(() => parseConfig(both)).toThrow('LUPASCAN_HATE_MODEL')
  })

  test('lives: sites that yt-dlp may be asked about', () => {
    expect(parseConfig({ YTDLP_PATH: 'yt-dlp' }).lives.ytDlp).toEqual({ path: 'yt-dlp', hosts: [] })
    const { lives } = parseConfig({ YTDLP_PATH: 'yt-dlp', YTDLP_HOSTS: 'YouTube.com, youtu.be' })
    expect(lives.ytDlp?.hosts).toEqual(['youtube.com', 'youtu.be'])
    expect(() => parseConfig({ YTDLP_HOSTS: 'https://youtube.com' })).toThrow('YTDLP_HOSTS')
  })

  test('an empty variable counts as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', LUPASCAN_SECRET: '' })).toEqual(parseConfig({}))
  })

  test('a server URL turns the demonstration off unless it is asked for', () => {
    expect(parseConfig({ DATABASE_URL: 'postgres://a@b/c' }).demo).toBe(false)
    expect(parseConfig({ DATABASE_URL: 'postgres://a@b/c', LUPASCAN_DEMO: '1' }).demo).toBe(true)
    expect(parseConfig({ LUPASCAN_DEMO: '0' }).demo).toBe(false)
  })

  test.each([
    ['PORT', 'oitenta'],
    ['LUPASCAN_MEDIA_URL', 'https://balde.exemplo'],
    ['LUPASCAN_MEDIA_URL', 's3://servidor/balde'],
    ['LUPASCAN_MEDIA_MAX_MB', '0'],
    ['LUPASCAN_VISION_URL', 'aqui'],
    ['PORT', '70000'],
    ['HOST', 'http://aqui'],
    ['LUPASCAN_SECRET', 'curto'],
    ['LUPASCAN_ROLES', 'api,chefe'],
    ['LUPASCAN_ROLES', ','],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'localhost'],
    ['CLICKHOUSE_URL', 'postgres://a/b'],
    ['LUPASCAN_DEMO', 'sim'],
    ['LUPASCAN_ADMIN_USERNAME', 'ana maria'],
    ['LUPASCAN_ADMIN_PASSWORD', '1234567'],
    ['LUPASCAN_TIME_ZONE', 'Brasilia'],
    ['LUPASCAN_TRUSTED_PROXIES', '-1'],
    ['LUPASCAN_PUBLIC_URL', 'lupascan.exemplo'],
    ['SMTP_URL', 'https://correio.exemplo'],
    ['LUPASCAN_MAIL_FROM', 'LupaScan'],
  ])('a wrong %s (%s) is named in one sentence', (name, value) => {
    const parse = () => parseConfig({ [name]: value })
    expect(parse).toThrow(ConfigError)
    expect(parse).toThrow(new RegExp(`^A variável de ambiente ${name} está errada: .+\\.$`))
  })

  test('mail needs the public address for its links, and a sender, which follows from it', () => {
    expect(() => parseConfig({ SMTP_URL: 'smtp://correio.exemplo:25' })).toThrow(/LUPASCAN_PUBLIC_URL .+SMTP_URL/)
    const mail = { SMTP_URL: 'smtp://correio.exemplo:25', LUPASCAN_PUBLIC_URL: 'https://lupa.exemplo/' }
    expect(parseConfig(mail)).toMatchObject({
      publicUrl: 'https://lupa.exemplo',
      smtpUrl: 'smtp://correio.exemplo:25',
      mailFrom: 'LupaScan <lupascan@lupa.exemplo>',
    })
    const from = 'Checagem <checagem@redacao.exemplo>'
    expect(parseConfig({ ...mail, LUPASCAN_MAIL_FROM: from }).mailFrom).toBe(from)
  })

  test('.env.example lists every variable, and as it stands means the same as none', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
    const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
    expect(parseConfig(example)).toEqual(parseConfig({}))
    const source = readFileSync('src/server/environment.ts', 'utf8')
    const known = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
    expect(Object.keys(example).sort()).toEqual(known.sort())
  })
})
