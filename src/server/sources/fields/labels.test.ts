import { describe, expect, it } from 'vitest'
import { parseWebAddress, parseWebAddresses } from './address.ts'
import { parseDuration } from './duration.ts'
import { parseHandle } from './handle.ts'
import { parseMedia } from './media.ts'
import { normalizeParty } from './party.ts'
import { findPlatformOfLink, parsePlatform, requirePlatform } from './platform.ts'
import { normalizeRole } from './role.ts'
import { cleanLine, cleanText } from './text.ts'
import { parseUf } from './uf.ts'

describe('labels of a post or person', () => {
  it.each([
    ['Senador(a)', 'senador'],
    ['SENADORA', 'senador'],
    ['Senador ', 'senador'],
    ['deputada federal', 'deputado federal'],
    ['Deputado(a) Federal', 'deputado federal'],
    ['governador(a)', 'governador'],
    ['Vice-Governadora', 'vice-governador'],
    ['Ministra da Saúde', 'ministro da saúde'],
    ['vereador', 'vereador'],
    ['constructor', 'constructor'],
    ['– deputada', 'deputado'],
    ['', null],
    ['-', null],
  ])('has one form per office: %j', (written, role) => {
    expect(normalizeRole(written)).toBe(role)
  })

  it.each([
    ['PODEMOS', 'PODE'],
    ['Republicanos', 'REPUBLICANOS'],
    ['UNIAO', 'UNIÃO'],
    ['PC do B', 'PCdoB'],
    ['Partido de Teste', 'Partido de Teste'],
    ['constructor', 'constructor'],
    ['-PLF', 'PLF'],
    [' ', null],
    [' — ', null],
  ])('has one form per party: %j', (written, party) => {
    expect(normalizeParty(written)).toBe(party)
  })

  it.each([
    ['sp', 'SP'],
    ['São Paulo', 'SP'],
    ['PARANÁ', 'PR'],
    ['Pará', 'PA'],
    ['Mato Grosso do Sul', 'MS'],
    ['', null],
    ['XX', undefined],
  ])('knows the state %j', (written, uf) => {
    expect(parseUf(written)).toBe(uf)
  })

  it.each([
    ['twitter', 'X'],
    ['TELEGRAM', 'Telegram'],
    ['Tik Tok', 'TikTok'],
    ['X (Twitter)', 'X'],
    ['Koo', undefined],
  ])('knows the platform %j', (written, platform) => {
    expect(parsePlatform(written)).toBe(platform)
  })

  it('lists the platforms when the user mistypes one', () => {
    expect(() => requirePlatform('Telegran')).toThrow(/“Telegran” não existe.*Telegram, X/)
  })

  it('tells the platform by the site of the post', () => {
    expect(findPlatformOfLink('https://m.facebook.com/a/posts/1')).toBe('Facebook')
    expect(findPlatformOfLink('https://t.me/canal/1')).toBe('Telegram')
    expect(findPlatformOfLink('https://exemplo.example/x.com')).toBeUndefined()
    expect(findPlatformOfLink('https://constructor/1')).toBeUndefined()
  })

  it.each([
    ['@canal ', 'canal'],
    ['https://t.me/s/canal', 'canal'],
    ['https://www.youtube.com/@canal', 'canal'],
    ['https://x.com/fulana?lang=pt', 'fulana'],
    ['x.com/fulana', 'fulana'],
    ['www.instagram.com/fulana.tal/', 'fulana.tal'],
    ['@fulana.tal', 'fulana.tal'],
    ['', ''],
  ])('takes the handle out of %j', (written, handle) => {
    expect(parseHandle(written)).toBe(handle)
  })

  it.each([
    ['94', 94],
    ['1:34', 94],
    ['01:00:02', 3602],
    ['PT1M34S', 94],
    [12.5, 12.5],
    ['', null],
    ['longo', undefined],
    [-1, undefined],
  ])('reads the duration %j', (written, seconds) => {
    expect(parseDuration(written)).toBe(seconds)
  })
})

describe('text at the door', () => {
  it('has only \\n as line end and no control characters but \\n and \\t', () => {
    expect(cleanText('a\r\nb\rc\td\0\u0007\u0085\u007f')).toBe('a\nb\nc\td')
  })

  it('replaces half of a character, and keeps whole ones', () => {
    expect(cleanText('a\ud83d b🇧🇷')).toBe('a\ufffd b🇧🇷')
  })

  it('puts names on one line', () => {
    expect(cleanLine('  Fulana\r\n de\t Tal\u0000 ')).toBe('Fulana de Tal')
  })
})

describe('addresses and attachments', () => {
  it.each(['javascript:alert(1)', 'ftp://a.example', 'a.example', 'http://', '/api/media/1'])(
    'refuses %j',
    (written) => {
      expect(parseWebAddress(written)).toBeNull()
    },
  )

  it('splits several addresses, but not one that has a comma', () => {
    expect(parseWebAddresses('https://a.example/1,2.jpg,https://b.example/x; https://c.example')).toEqual([
      'https://a.example/1,2.jpg',
      'https://b.example/x',
      'https://c.example',
    ])
  })

  it('tells the type by the ending, and by the format in the addresses of X', () => {
    const media = parseMedia(
      'https://a.example/v.mp4?x=1 https://p.example/m/abc?format=jpg https://a.example/d.pdf https://a.example/?format=constructor',
    )
    expect(media.map(({ type }) => type)).toEqual(['video', 'image', 'document', 'document'])
  })

  it('takes attachments as objects, without addresses that are no web addresses', () => {
    expect(
      parseMedia([{ type: 'video', url: '/api/media/1', description: 'd' }, { url: 'https://a.example/f.png' }, 7]),
    ).toEqual([
      { type: 'video', url: null, description: 'd' },
      { type: 'image', url: 'https://a.example/f.png', description: null },
    ])
  })
})
