import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Config, MediaConfig } from '../config.ts'
import { type Log, quietLog } from '../log.ts'
import { type FetchOptions, fetchPublic } from '../net/fetch-public.ts'
import { SourceError } from '../net/source-error.ts'
import type { BlobStore } from './blob-store.ts'
import type { Decoded } from './decode/protocol.ts'
import { type Decoder, type DecoderLimits, type Decoders, HANDED, openDecoders } from './decoder.ts'
import { type FileType, findFileType, HEAD_BYTES } from './file-type.ts'
import { openLocalBlobs } from './local-blobs.ts'
import { MediaRefused } from './problems.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { openS3Blobs } from './s3-blobs.ts'
import { removeAbandonedFiles, withTemporaryFile } from './temporary-files.ts'
import type { Analysis, AnalyzeOptions, StoredFile } from './types.ts'

/** Files and their analysis. Knows nothing of posts. Everything that can refuse throws MediaRefused. */
export type Media = {
  put(source: Uint8Array | Readable): Promise<StoredFile>
  /** null: not found. The caller must read the stream to its end or destroy it. */
  read(name: string): Promise<{ size: number; stream: Readable } | null>
  remove(name: string): Promise<void>
  /** Downloads and stores a public address. */
  fetch(address: string, options?: FetchOptions): Promise<StoredFile>
  /** Downloads a public address without storing it. */
  fetchBytes(address: string, options?: FetchOptions): Promise<Buffer>
  /** A stored file by name, or bytes that are not stored. */
  analyse(source: string | Uint8Array, options?: AnalyzeOptions): Promise<Analysis>
  close(): Promise<void>
}

type Settings = Pick<Config, 'dataDir' | 'media' | 'privateHosts'>

const FETCH_MS = 60_000

type MediaOptions = {
  limits?: DecoderLimits
  /** No other process has this data directory: all files in its temporary folder are leftovers. */
  isAlone?: boolean
  /** Shared decoders, closed by their owner; absent: its own. */
  decoders?: Decoders
}

/** Opens the blob store of this installation: a folder of the data directory, or a bucket. */
export function openMedia(
  { dataDir, media, privateHosts }: Settings,
  log: Log = quietLog,
  { limits, isAlone = false, decoders: shared }: MediaOptions = {},
): Media {
  const folder = join(dataDir, 'media')
  const temporary = join(folder, 'temporary')
  const blobs = media.url ? openS3Blobs(media.url, temporary) : openLocalBlobs(folder)
  const decoders = shared ?? openDecoders(log, temporary, limits)
  const before = isAlone ? Date.now() : undefined
  void removeAbandonedFiles(temporary, 'mtimeMs', before)
  void removeAbandonedFiles(join(temporary, HANDED), 'ctimeMs', before)

  const keep = (source: Uint8Array | Readable, isPageRefused: boolean) =>
    withTemporaryFile(temporary, async (path) => {
      const received = await receiveFile(source, path, media.maxBytes)
      if (isPageRefused && received.type?.format === 'html') throw new MediaRefused('web_page')
      return keepFile(blobs, path, received)
    })
  const put = (source: Uint8Array | Readable) => keep(source, false)

  return {
    put,
    read: (name) => blobs.read(name),
    remove: (name) => blobs.remove(name),
    async fetch(address, options) {
      // Twice the storage limit: so that "too large" is reported by the store, and not as an unreachable address.
      const limits = { timeoutMs: FETCH_MS, maxBytes: 2 * media.maxBytes }
      const open = () => fetchPublic(address, { ...limits, privateHosts, ...options })
      // A page with "not found" or a login form is not an attachment.
      return refuseUnreachable(async () => keep(await open(), true))
    },
    fetchBytes: (address, options) =>
      refuseUnreachable(async () => buffer(await fetchPublic(address, { privateHosts, ...options }))),
    async analyse(source, options = {}) {
      const decoder = options.urgent ? decoders.urgent : decoders.background
      const analyse = (path: string) => analyseFile(decoder, path, media, options)
      const decoded =
        typeof source === 'string'
          ? await blobs.withFile(source, analyse)
          : await withReceived(source, temporary, media.maxBytes, analyse)
      if (!decoded) throw new MediaRefused('not_found')
      return keepPictures(decoded, put)
    },
    async close() {
      if (!shared) await Promise.all([decoders.urgent.close(), decoders.background.close()])
    },
  }
}

async function refuseUnreachable<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch()
  } catch (error) {
    throw error instanceof SourceError ? new MediaRefused('unreachable', error.message) : error
  }
}

async function keepFile(blobs: BlobStore, path: string, { sha256, size, type }: ReceivedFile): Promise<StoredFile> {
  const name = `${sha256}.${type?.extension ?? 'bin'}`
  await blobs.keep(path, name)
  return { name, sha256, size, kind: type?.kind ?? 'document' }
}

/** Provides bytes as a file while the work runs. */
function withReceived<T>(
  source: Uint8Array,
  temporary: string,
  maxBytes: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withTemporaryFile(temporary, async (path) => {
    await receiveFile(source, path, maxBytes)
    return work(path)
  })
}

/** The result with its pictures stored as files. */
async function keepPictures(found: Decoded, put: Media['put']): Promise<Analysis> {
  const keepName = async (bytes: Uint8Array | null) => bytes && (await put(bytes)).name
  const faces = found.faces?.map(async (face) => ({ ...face, cutout: await keepName(face.cutout) }))
  return { ...found, thumbnail: await keepName(found.thumbnail), faces: faces ? await Promise.all(faces) : null }
}

async function analyseFile(decoder: Decoder, path: string, { ffmpeg, ffprobe }: MediaConfig, options: AnalyzeOptions) {
  const { text = true, faces = false, stills = true, thumbnail = true } = options
  const type = findFileType(await readHead(path))
  if (type?.format === 'svg') throw new MediaRefused('drawing')
  if (!type || !isOpened(type)) throw new MediaRefused('no_picture')
  const job = { path, format: type.format, kind: type.kind, text, faces, stills, thumbnail, ffmpeg, ffprobe }
  return decoder.decode(job, options.signal)
}

const OPENED = ['jpeg', 'png', 'webp', 'gif', 'avif']

const isOpened = ({ kind, format }: FileType) => (kind === 'image' ? OPENED.includes(format) : kind !== 'document')

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
