/** A small t.me on loopback: tests control the posts, edits, deletions and faults of its channels. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ShownChannel, type ShownMessage, showContact, showPage } from './telegram-page.ts'

export type PlayedChannel = ShownChannel & {
  /** By number; deleted messages are absent. */
  messages: Map<number, ShownMessage>
  /** Responses sent instead of pages, once each. */
  moods: ((response: ServerResponse) => void)[]
  hasPreview: boolean
}

export type TelegramServer = {
  base: string
  /** Every page requested, in order. */
  asked: string[]
  channels: Map<string, PlayedChannel>
  addChannel(handle: string): PlayedChannel
  close(): Promise<void>
}

const PAGE_SIZE = 20

export async function startTelegram(): Promise<TelegramServer> {
  const channels = new Map<string, PlayedChannel>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(channels, request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    channels,
    addChannel(handle) {
      const channel = { handle, name: `Canal ${handle}`, messages: new Map(), moods: [], hasPreview: true }
      channels.set(handle.toLowerCase(), channel)
      return channel
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

function answer(channels: Map<string, PlayedChannel>, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://t.me')
  const [, first = '', second = ''] = url.pathname.split('/')
  const isHistory = first === 's'
  const handle = isHistory ? second : first
  const channel = channels.get(handle.toLowerCase())
  const mood = channel?.moods.shift()
  if (mood) {
    mood(response)
    return
  }
  if (isHistory && !channel?.hasPreview) {
    response.writeHead(302, { location: `/${handle}` }).end()
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (isHistory && channel) response.end(showHistory(channel, url.searchParams.get('before')))
  else response.end(showContact(handle, channel ? '1 234 subscribers' : null))
}

function showHistory(channel: PlayedChannel, before: string | null): string {
  const all = [...channel.messages.values()].sort((a, b) => a.id - b.id)
  const below = all.filter(({ id }) => before === null || id < Number(before))
  const messages = below.slice(-PAGE_SIZE)
  const oldest = messages[0]?.id
  return showPage({ channel, messages, ...(below.length > PAGE_SIZE && oldest ? { before: oldest } : {}) })
}
