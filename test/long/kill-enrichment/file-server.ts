/** External files on loopback: pictures, texts, copies, a video, photographs if available; broken ones, pages, silence. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import { drawScene, drawText, makeCopy } from '../../media/pictures.ts'
import { hasFfmpeg, makeVideo } from '../../media/videos.ts'

const PHOTOS = resolve('../shared/data/faces')
const FACES = ['obama.jpg', 'obama2.jpg', 'biden.jpg']
const WORDS = 'vacina urna eleição projeto escola saúde campo reais ponte chuva mercado estrada'.split(' ')
const PIECES = 4
/** Pause between two chunks: long enough to be killed within. */
const PAUSE_MS = 40

const KINDS = ['cena', 'cena', 'cena', 'copia', 'texto', 'texto', 'quebrada', 'pagina', 'calada', 'calada']
const OPTIONAL = [...(hasFfmpeg() ? ['video'] : []), ...(existsSync(PHOTOS) ? ['rosto'] : [])]

export type FileServer = {
  host: string
  asked: number
  /** Sets whether the unresponsive addresses respond from now on. */
  wake(answers: boolean): void
  /** Resolves at the next request for a file. */
  onceAsked(): Promise<void>
  close(): void
}

export async function startFiles(): Promise<FileServer> {
  let isAwake = false
  let tell: (() => void)[] = []
  const made = new Map<string, Promise<Buffer | null>>()
  const server = createServer((request, response) => {
    files.asked += 1
    for (const one of tell.splice(0)) one()
    const name = (request.url ?? '').slice(1)
    if (name.startsWith('calada') && !isAwake) return void response.writeHead(503).end()
    const file = made.get(name) ?? make(name)
    made.set(name, file)
    void answer(response, file)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const files: FileServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: 0,
    wake(answers) {
      isAwake = answers
    },
    onceAsked: () => new Promise((done) => tell.push(done)),
    close() {
      tell = []
      server.closeAllConnections()
      server.close()
    },
  }
  return files
}

/** A file name that says what the file is. */
export function nameFile(random: Random, number: number): string {
  const kind = pickOne(random, [...KINDS, ...OPTIONAL])
  return `${kind}-${number}.${kind === 'video' ? 'mp4' : kind === 'texto' ? 'png' : 'jpg'}`
}

async function make(name: string): Promise<Buffer | null> {
  const [kind = '', rest = ''] = name.split('-')
  const number = Number.parseInt(rest, 10)
  const scene = () => drawScene(number + 100)
  if (kind === 'cena' || kind === 'calada') return scene()
  // Copies of a few widely shared pictures.
  if (kind === 'copia') return number % 2 === 0 ? drawScene(number % 3) : makeCopy(await drawScene(number % 3))
  if (kind === 'texto') return drawText([0, 1, 2].map((line) => listWords(number, line)))
  if (kind === 'video') return makeVideo([await scene(), await drawScene(number + 200)], 1)
  if (kind === 'quebrada') return (await scene()).subarray(0, 9_000)
  if (kind === 'pagina') return Buffer.from(`<!doctype html><title>Entre ${number}</title>`)
  if (kind === 'rosto') return readFileSync(resolve(PHOTOS, FACES[number % FACES.length] ?? ''))
  return null
}

const listWords = (number: number, line: number) =>
  [1, 5, 7].map((step) => WORDS[(number * step + line * 3) % WORDS.length]).join(' ')

async function answer(response: ServerResponse, file: Promise<Buffer | null>): Promise<void> {
  const bytes = await file
  if (!bytes) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-length': bytes.length })
  const size = Math.ceil(bytes.length / PIECES)
  for (let from = 0; from < bytes.length && !response.destroyed; from += size) {
    response.write(bytes.subarray(from, from + size))
    await sleep(PAUSE_MS)
  }
  response.end()
}
