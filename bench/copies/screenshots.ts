/** Drawn imitations of screenshots: a post on a phone, several of them, a newspaper page. */
import sharp from 'sharp'
import type { Random } from './random.ts'

type Placed = { picture: Buffer; left: number; top: number; width: number; height: number }

const WORDS = (
  'prefeitura anuncia obras na avenida central e moradores cobram prazo para escola nova enquanto câmara vota projeto de lei ' +
  'sobre transporte público depois da chuva deste domingo equipe confirma visita ao hospital regional com recursos do estado ' +
  'segundo boletim divulgado ontem famílias recebem cestas vacinação continua até sexta jogo termina empatado trânsito lento ' +
  'feira reúne artistas locais ministro nega acordo relatório aponta queda preços sobem mercado reage'
).split(' ')

const say = (random: Random, words: number) => {
  const text = Array.from({ length: words }, () => random.pick(WORDS)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const wrap = (text: string, letters: number) =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])

type Look = { paper: string; ink: string; grey: string }
const LOOKS: Look[] = [
  { paper: '#ffffff', ink: '#0f1419', grey: '#8899a6' },
  { paper: '#000000', ink: '#e7e9ea', grey: '#71767b' },
  { paper: '#15202b', ink: '#f7f9f9', grey: '#8b98a5' },
  { paper: '#f0f2f5', ink: '#1c1e21', grey: '#65676b' },
]

const write = (lines: readonly string[], x: number, y: number, size: number, fill: string, bold = false) =>
  lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${y + i * size * 1.3}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="bold"' : ''}>${line}</text>`,
    )
    .join('')

/** Author and text: the lines, and where they end. */
function drawHead(random: Random, look: Look, y: number, lines: number): { svg: string; bottom: number } {
  const hue = Math.floor(random.next() * 360)
  const text = wrap(say(random, 60), 48).slice(0, lines)
  const head =
    `<circle cx="70" cy="${y + 44}" r="36" fill="hsl(${hue},60%,50%)"/>` +
    write([say(random, 2)], 124, y + 38, 30, look.ink, true) +
    write([`@${random.pick(WORDS)}_${Math.floor(random.next() * 900)} · 3 h`], 124, y + 72, 26, look.grey)
  return { svg: head + write(text, 34, y + 130, 32, look.ink), bottom: y + 130 + text.length * 42 }
}

const drawIcons = (look: Look, y: number) =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<circle cx="${90 + i * 250}" cy="${y}" r="15" fill="none" stroke="${look.grey}" stroke-width="4"/><text x="${118 + i * 250}" y="${y + 9}" font-size="26" fill="${look.grey}">${i * 37 + 5}</text>`,
    )
    .join('')

const STATUS = (look: Look) =>
  `<text x="44" y="52" font-size="32" fill="${look.ink}">14:32</text><rect x="960" y="28" width="60" height="28" rx="6" fill="none" stroke="${look.ink}" stroke-width="3"/><path d="M30 110h40M30 125h40M30 140h40" stroke="${look.ink}" stroke-width="5"/>`

/** A phone screen of 1080 × 2340 with posts one below the other; the rest is empty. */
export async function drawPhone(random: Random, pictures: readonly Buffer[]): Promise<Buffer> {
  const look = random.pick(LOOKS)
  const [isInset, lines] = [random.next() < 0.5, 1 + Math.floor(random.next() * (pictures.length > 1 ? 2 : 5))]
  const [left, width] = isInset ? [40, 1000] : [0, 1080]
  const most = pictures.length > 1 ? 420 : 1500
  let svg = STATUS(look)
  let y = 170
  const placed: Placed[] = []
  for (const picture of pictures) {
    const head = drawHead(random, look, y, lines)
    svg += head.svg
    const { width: w = 1, height: h = 1 } = await sharp(picture).metadata()
    // Pictures too tall for their place are scaled down, as apps do.
    const scale = Math.min(width / w, most / h)
    const size = { width: Math.round(w * scale), height: Math.round(h * scale) }
    placed.push({ picture, left: left + Math.floor((width - size.width) / 2), top: head.bottom, ...size })
    y = head.bottom + size.height + 40
    svg += drawIcons(look, y + 10)
    y += 60
  }
  const screen = await compose(svg, { width: 1080, height: 2340 }, look.paper, placed, isInset ? 28 : 0)
  return save(random, screen)
}

/** A page of 1280 × 1000 with a bar, a headline, the picture in a text column, and a second column. */
export async function drawPage(random: Random, picture: Buffer): Promise<Buffer> {
  const bar = `hsl(${Math.floor(random.next() * 360)},55%,35%)`
  const head = wrap(say(random, 14), 52).slice(0, 2)
  const top = 190 + head.length * 54
  const { width: w = 1, height: h = 1 } = await sharp(picture).metadata()
  const scale = Math.min((480 + random.next() * 280) / w, 560 / h)
  const size = { width: Math.round(w * scale), height: Math.round(h * scale) }
  const body = wrap(say(random, 200), 84)
  const side = wrap(say(random, 120), 34)
  const svg =
    `<rect width="1280" height="70" fill="${bar}"/>` +
    write(['O DIÁRIO FICTÍCIO'], 40, 46, 30, '#fff', true) +
    write(['Política   Cidades   Economia   Esporte'], 560, 44, 20, '#fff') +
    write(head, 40, 150, 42, '#111', true) +
    write(body.slice(0, 3), 40, top, 19, '#333') +
    write(body.slice(3, 30), 40, top + 110 + size.height + 30, 19, '#333') +
    write(side, 890, top, 19, '#555') +
    `<path d="M860 110V980" stroke="#ddd" stroke-width="2"/>`
  const screen = await compose(svg, { width: 1280, height: 1000 }, '#fff', [
    { picture, left: 40, top: top + 80, ...size },
  ])
  return save(random, screen)
}

/** Faint drawings over the background, as in chat apps. */
function drawPattern(random: Random, ink: string): string {
  const drawings = Array.from({ length: 260 }, () => {
    const [x, y, size] = [random.next() * 1080, random.next() * 2340, 14 + random.next() * 30]
    return random.next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size}"/>`
      : `<path d="M${x} ${y}l${size} ${size}l${size} ${-size}l${size * 0.4} ${size * 1.6}"/>`
  })
  return `<g fill="none" stroke="${ink}" stroke-width="4">${drawings.join('')}</g>`
}

const CHATS = [
  { paper: '#efeae2', pattern: '#e4dcd0', bubble: '#ffffff', ink: '#111b21', grey: '#667781' },
  { paper: '#0b141a', pattern: '#17222a', bubble: '#202c33', ink: '#e9edef', grey: '#8696a0' },
]

/** A conversation on a phone: a bubble with the picture and a caption, others with text only. */
export async function drawChat(random: Random, picture: Buffer): Promise<Buffer> {
  const look = random.pick(CHATS)
  const { width: w = 1, height: h = 1 } = await sharp(picture).metadata()
  const scale = Math.min(760 / w, 1000 / h)
  const size = { width: Math.round(w * scale), height: Math.round(h * scale) }
  const left = random.next() < 0.5 ? 30 : 1030 - size.width
  const bubble = (y: number, lines: string[], x: number, width: number, above = 0) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${above + 50 + lines.length * 44}" rx="22" fill="${look.bubble}"/>` +
    write(lines, x + 24, y + above + 52, 34, look.ink) +
    write(['14:31'], x + width - 90, y + above + 38 + lines.length * 44, 22, look.grey)
  const top = 560 + Math.floor(random.next() * 300)
  const caption = wrap(say(random, 16), 40).slice(0, 2)
  const svg =
    drawPattern(random, look.pattern) +
    `<rect width="1080" height="190" fill="${look.bubble}"/><circle cx="130" cy="120" r="44" fill="${look.grey}"/>` +
    write([say(random, 3)], 200, 132, 38, look.ink, true) +
    bubble(240, wrap(say(random, 20), 40).slice(0, 4), 30, 820) +
    bubble(top, caption, left - 10, size.width + 20, size.height + 10) +
    bubble(top + size.height + 220, wrap(say(random, 9), 40).slice(0, 2), 200, 850) +
    `<rect y="2180" width="1080" height="160" fill="${look.bubble}"/>`
  const screen = await compose(
    svg,
    { width: 1080, height: 2340 },
    look.paper,
    [{ picture, left, top: top + 10, ...size }],
    18,
  )
  return save(random, screen)
}

async function compose(svg: string, size: Size, paper: string, placed: readonly Placed[], radius = 0): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${paper}"/><g font-family="Liberation Sans, DejaVu Sans, sans-serif">${svg}</g></svg>`
  const layers = await Promise.all(
    placed.map(async ({ picture, left, top, width, height }) => {
      const corners = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" fill="#fff"/></svg>`
      const input = await sharp(picture)
        .resize(width, height, { fit: 'fill' })
        .ensureAlpha()
        .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
  return sharp(Buffer.from(drawing)).composite(layers).png().toBuffer()
}

type Size = { width: number; height: number }

/** As it is received: often smaller, and as JPEG. */
function save(random: Random, screen: Buffer): Promise<Buffer> {
  const smaller = random.next() < 0.5 ? sharp(screen).resize({ width: 720 }) : sharp(screen)
  return smaller.jpeg({ quality: 60 + Math.floor(random.next() * 30) }).toBuffer()
}
