/** A t.me on loopback that serves the planned channels in simulated time, and records what it showed when. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type ShownMessage, showContact, showPage } from '../telegram/telegram-page.ts'
import {
  countViews,
  findText,
  isWithin,
  type PlannedChannel,
  type PlannedMessage,
  showCount,
} from './planned-channel.ts'

/** A page that was sent completely. `from` and `to`: range of numbers it is complete for. */
export type ShownHistory = { handle: string; at: number; from: number; to: number; ids: ReadonlySet<number> }

export type PlayedNetwork = {
  base: string
  shown: ShownHistory[]
  /** The newest number shown, per channel. */
  newest: Map<string, number>
  /** Requests that a redirect sent to a private address; there must be none. */
  leaks: number
  questions: number
  /** Whether there are requests about to be answered. */
  isBusy(): boolean
  /** Time of the next delayed response; Infinity: none. */
  findNext(): number
  /** Sets the time: delayed responses that are due are sent. */
  moveTo(now: number): void
  /** Called once, when the next page has been shown. */
  onceShown: (() => void) | null
  close(): Promise<void>
}

const PAGE_SIZE = 20
const LATE_MS = 4_000

/** What it showed and which requests it received. */
export type Played = Pick<PlayedNetwork, 'shown' | 'newest' | 'leaks' | 'questions'>

const NOTHING: () => Played = () => ({ shown: [], newest: new Map(), leaks: 0, questions: 0 })

/** `played`: record of the earlier part when a run resumes. */
export async function startNetwork(
  channels: readonly PlannedChannel[],
  start: number,
  played = NOTHING(),
): Promise<PlayedNetwork> {
  const byHandle = new Map(channels.map((channel) => [channel.handle, channel]))
  const busy = new Set<Socket>()
  const held: { at: number; answer: () => void }[] = []
  let now = start
  const leak = createServer((_, response) => {
    network.leaks += 1
    response.end('segredo')
  })
  const server = createServer((request, response) => {
    network.questions += 1
    const hold = (at: number) => waitFor(request.socket, at)
    const scene: Scene = { network, now: () => now, leak: addressOf(leak), hold }
    void play(scene, byHandle, request, response)
  })
  const waitFor = (socket: Socket, at: number) =>
    new Promise<void>((answer) => {
      busy.delete(socket)
      if (at < Infinity) held.push({ at, answer })
    })
  server.on('connection', (socket) => {
    busy.add(socket)
    socket.on('close', () => busy.delete(socket))
  })
  await Promise.all([server, leak].map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))))
  const network: PlayedNetwork = {
    base: addressOf(server),
    ...played,
    onceShown: null,
    isBusy: () => busy.size > 0,
    findNext: () => Math.min(...held.map(({ at }) => at)),
    moveTo(moment) {
      now = moment
      for (const one of held.splice(0)) {
        if (one.at > now) held.push(one)
        else one.answer()
      }
    },
    async close() {
      server.closeAllConnections()
      await Promise.all([server, leak].map((one) => new Promise((done) => one.close(done))))
    },
  }
  return network
}

const addressOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

type Scene = {
  network: PlayedNetwork
  now: () => number
  leak: string
  hold: (until: number) => Promise<void>
}

async function play(
  scene: Scene,
  channels: ReadonlyMap<string, PlannedChannel>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://t.me')
  const [, first = '', second = ''] = url.pathname.split('/')
  const channel = channels.get(first === 's' ? second : first)
  if (!channel) return void response.writeHead(404).end()
  const trouble = channel.troubles.find((one) => isWithin(scene.now(), [one]))
  if (trouble?.kind === 'slow') return scene.hold(Infinity)
  if (trouble?.kind === 'late') await scene.hold(scene.now() + LATE_MS)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (trouble?.kind === 'too many') return void response.writeHead(429, { 'retry-after': '900' }).end()
  if (trouble?.kind === 'down') return void response.writeHead(503).end()
  if (trouble?.kind === 'private') return void response.writeHead(302, { location: scene.leak }).end()
  if (trouble?.kind === 'other page') return void response.end('<html><body>Em manutenção</body></html>')
  if (trouble?.kind === 'silent') return void response.end(showPage({ channel: nameOf(channel), messages: [] }))
  if (first === 's' && !channel.hasPreview) return void response.writeHead(302, { location: `/${second}` }).end()
  if (first !== 's') return void response.end(showContact(channel.handle, '1 234 subscribers'))
  const { html, shown } = showHistory(channel, url.searchParams.get('before'), scene.now(), scene.network.base)
  if (trouble?.kind === 'broken') {
    response.writeHead(200, { 'content-length': html.length * 2 }).write(html.slice(0, html.length / 2))
    return void setImmediate(() => response.destroy())
  }
  if (!url.searchParams.has('before')) {
    // After the last message of the newest page there is nothing, including messages that were there before.
    shown.to = Math.max(shown.to, scene.network.newest.get(channel.handle) ?? 0)
    scene.network.newest.set(channel.handle, shown.to)
  }
  scene.network.shown.push(shown)
  response.end(html)
  scene.network.onceShown?.()
  scene.network.onceShown = null
}

const nameOf = ({ handle }: PlannedChannel) => ({ handle, name: `Canal ${handle}` })

function showHistory(channel: PlannedChannel, before: string | null, now: number, base: string) {
  const limit = before === null ? Infinity : Number(before)
  const below = channel.messages.filter(({ id, visible }) => id < limit && isWithin(now, visible))
  const some = below.slice(-PAGE_SIZE)
  const numbers = some.flatMap(({ ids }) => ids)
  const isFirst = below.length <= PAGE_SIZE
  const html = showPage({
    channel: nameOf(channel),
    messages: some.map((message) => describe(channel.handle, message, now, base)),
    ...(isFirst ? {} : { before: some[0]?.id ?? 1 }),
  })
  const [from, to] = [isFirst ? 1 : Math.min(...numbers), before === null ? Math.max(...numbers) : limit - 1]
  const ids = new Set(some.map(({ id }) => id))
  return { html, shown: { handle: channel.handle, at: now, from, to, ids } satisfies ShownHistory }
}

function describe(handle: string, message: PlannedMessage, now: number, base: string): ShownMessage {
  const photos = message.ids.map(
    (id) =>
      `<a class="tgme_widget_message_photo_wrap grouped_media_wrap blured js-message_photo" href="https://t.me/${handle}/${id}?single" style="background-image:url('${base}/file/${handle}-${id}.jpg')"></a>`,
  )
  const isEdited = findText(message, now) !== message.texts[0]?.text
  return {
    id: message.id,
    at: new Date(message.at),
    text: findText(message, now),
    views: showCount(countViews(message, now)),
    ...(isEdited ? { edited: true } : {}),
    ...(photos.length > 1
      ? {
          above: `<div class="tgme_widget_message_grouped_wrap"><div class="tgme_widget_message_grouped">${photos.join('')}</div></div>`,
        }
      : {}),
  }
}
