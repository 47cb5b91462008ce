/** Five pictures as forwarded in chats, drawn here: each is found by its words. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareDecoders } from '../../../test/media/decoders.ts'
import { foldText } from '../../text/fold.ts'
import { parseConfig } from '../config.ts'
import { quietLog } from '../log.ts'
import { type Media, openMedia } from './media.ts'

let folder: string
let media: Media

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-text-'))
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder }), quietLog, { decoders: shareDecoders() })
})
afterAll(async () => {
  await media.close()
  rmSync(folder, { recursive: true, force: true })
})

const FONT = 'font-family="DejaVu Sans"'
const write = (lines: string[], x: number, y: number, size: number, look: string) =>
  lines.map(
    (line, at) => `<text x="${x}" y="${y + at * size * 1.4}" font-size="${size}" ${FONT} ${look}>${line}</text>`,
  )

const draw = (width: number, height: number, parts: string[]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`),
  )

/** White letters with a black edge, over a landscape. */
const meme = draw(900, 700, [
  '<defs><linearGradient id="c" y2="1" x2="0"><stop stop-color="#7fb2d9"/><stop offset="1" stop-color="#4a6b3a"/></linearGradient></defs>',
  '<rect width="900" height="700" fill="url(#c)"/><circle cx="700" cy="180" r="90" fill="#d9b84a"/>',
  '<path d="M0 520 L220 330 L420 540 L640 360 L900 560 V700 H0 Z" fill="#3b5a2e"/>',
  ...write(
    ['A PONTE CAIU', 'E NINGUÉM AVISOU'],
    60,
    120,
    64,
    'font-weight="bold" fill="#fff" stroke="#000" stroke-width="3"',
  ),
])
const post = draw(900, 420, [
  '<rect width="900" height="420" fill="#fff"/><circle cx="70" cy="70" r="36" fill="#888"/>',
  ...write(['Vereadora Fictícia'], 130, 80, 28, 'font-weight="bold"'),
  ...write(
    ['A prefeitura cancelou a vacinação', 'de amanhã sem avisar a população.', 'Vou cobrar explicações.'],
    40,
    180,
    36,
    'fill="#111"',
  ),
])
const chat = draw(800, 500, [
  '<rect width="800" height="500" fill="#0b141a"/><rect x="40" y="60" width="620" height="150" rx="16" fill="#202c33"/>',
  '<rect x="200" y="260" width="560" height="150" rx="16" fill="#005c4b"/>',
  ...write(['Encaminhe para todos os grupos', 'antes que apaguem o vídeo'], 70, 120, 32, 'fill="#e9edef"'),
  ...write(['Isso é mentira antiga', 'já foi desmentida'], 230, 320, 32, 'fill="#e9edef"'),
])
const card = draw(1080, 1080, [
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#123a6b"/><stop offset="1" stop-color="#3f8fd0"/></linearGradient></defs>',
  '<rect width="1080" height="1080" fill="url(#g)"/>',
  ...write(
    ['Inscrições abertas', 'para o concurso', 'até 30 de setembro'],
    90,
    420,
    84,
    'font-weight="bold" fill="#fff"',
  ),
])
const news = draw(1000, 600, [
  '<rect width="1000" height="600" fill="#fdfdfd"/><rect width="1000" height="70" fill="#b3202a"/>',
  ...write(
    ['Governo anuncia reajuste', 'do salário mínimo para', 'o próximo ano'],
    40,
    180,
    58,
    'font-weight="bold" fill="#222"',
  ),
])

test.each([
  ['a meme', meme.jpeg(), 'ponte caiu ninguém avisou'],
  ['a screenshot of a post', post.png(), 'prefeitura cancelou vacinação amanhã população cobrar explicações'],
  ['a dark chat', chat.png(), 'encaminhe todos grupos apaguem vídeo mentira antiga desmentida'],
  ['a card', card.jpeg(), 'inscrições abertas concurso setembro'],
  [
    'a small, recompressed headline',
    news.resize(420).jpeg({ quality: 45 }),
    'governo anuncia reajuste salário mínimo próximo ano',
  ],
])('%s is found by its words', async (_what, image, words) => {
  const { text } = await media.analyse(await image.toBuffer())
  const found = text?.words.map((word) => foldText(word).replace(/[^\p{L}\p{N}]/gu, ''))
  expect(found).toEqual(expect.arrayContaining(foldText(words).split(' ')))
})

test('what is shown is the text of one pass, in lines', async () => {
  const { text } = await media.analyse(await post.png().toBuffer())
  expect(text?.text).toContain('A prefeitura cancelou a vacinação\nde amanhã sem avisar a população.')
  expect(text?.confidence).toBeGreaterThan(80)
})

/** The left column is as wide as its longest line; `offset`: how much lower the right one begins. */
const columns = (offset: number) =>
  draw(1000, 520, [
    '<rect width="1000" height="520" fill="#fff"/>',
    ...write(['Dois projetos em debate'], 40, 70, 40, 'font-weight="bold"'),
    ...write(
      ['A câmara aprovou ontem', 'o aumento da tarifa de', 'ônibus para os bairros', 'mais distantes do centro'],
      ...([40, 160, 30, 'fill="#111"'] as const),
    ),
    ...write(
      ['O senado adiou a votação', 'sobre o cadastro único', 'das famílias atingidas', 'pela enchente de maio'],
      ...([540, 160 + offset, 30, 'fill="#111"'] as const),
    ),
  ])

test.each([0, 8])('two columns are read one after the other (the right one %i pixels lower)', async (offset) => {
  const { text } = await media.analyse(await columns(offset).png().toBuffer())
  const read = text?.text.replace(/\s+/g, ' ')
  expect(read).toContain('tarifa de ônibus para os bairros mais distantes')
  expect(read).toContain('cadastro único das famílias atingidas pela enchente')
})

test('a picture without text has none', async () => {
  const { text } = await media.analyse(
    await draw(600, 400, ['<circle cx="300" cy="200" r="120" fill="#a33"/>']).png().toBuffer(),
  )
  expect(text).toEqual({ text: '', words: [], confidence: 0 })
})
