import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { type BlobStore, isBlobName } from './blob-store.ts'
import { withTemporaryFile } from './temporary-files.ts'

/** A store silent for this long is considered unavailable. */
const SILENCE_MS = 60_000
const SILENT = 'O armazenamento de mídia parou de responder.'
/** An upload gives no sign of progress, so its time limit depends on its size, for a line of half a megabit. */
const SLOWEST_BYTES_PER_MS = 64

/**
 * Files in a bucket of an S3-compatible store: `s3://KEY:SECRET@host[:port]/bucket?region=us-east-1&tls=0`. Buckets are addressed by
 * path, which MinIO and others support as well as Amazon. A download may take any time while bytes arrive.
 */
export function openS3Blobs(address: string, temporaryFolder: string, silence = SILENCE_MS): BlobStore {
  const { client, bucket } = openBucket(address)

  async function ask(method: string, name: string, body?: Blob): Promise<Response | null> {
    if (!isBlobName(name)) return null
    const tooLate = new AbortController()
    const limit = setTimeout(() => tooLate.abort(new Error(SILENT)), silence + (body?.size ?? 0) / SLOWEST_BYTES_PER_MS)
    const answer = await client
      .fetch(`${bucket}/${name}`, { method, signal: tooLate.signal, ...(body && { body }) })
      .finally(() => clearTimeout(limit))
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`O armazenamento de mídia respondeu ${answer.status}.`)
  }

  async function read(name: string) {
    const answer = await ask('GET', name)
    if (!answer?.body) return null
    const reader = answer.body.getReader()
    const stream = Readable.from(readOn(reader, silence))
    // A reader that stops early, or never begins, cancels the rest of the download.
    stream.once('close', () => void reader.cancel().catch(() => {}))
    return { size: Number(answer.headers.get('content-length')), stream }
  }

  return {
    async keep(temporary, name) {
      if (!(await ask('HEAD', name))) await ask('PUT', name, await openAsBlob(temporary))
      await rm(temporary, { force: true })
    },
    read,
    async remove(name) {
      await ask('DELETE', name)
    },
    async withFile(name, use) {
      const found = await read(name)
      if (!found) return null
      return withTemporaryFile(temporaryFolder, async (path) => {
        await pipeline(found.stream, createWriteStream(path))
        return use(path)
      })
    },
  }
}

/** Whether the bucket exists and the key may read it, with the status of the response. Nothing is written. */
export async function pingBucket(address: string, timeoutMs: number): Promise<{ ok: boolean; status: number }> {
  const { client, bucket } = openBucket(address)
  const { ok, status } = await client.fetch(bucket, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
  return { ok, status }
}

function openBucket(address: string): { client: AwsClient; bucket: string } {
  const url = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })
  const protocol = url.searchParams.get('tls') === '0' ? 'http' : 'https'
  return { client, bucket: `${protocol}://${url.host}${url.pathname.replace(/\/+$/, '')}` }
}

/** Yields the download on demand; only the store's own silence counts, not the time until the next read. */
async function* readOn(reader: ReadableStreamDefaultReader<Uint8Array>, silence: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await within(silence, reader.read())
    if (done) return
    yield value
  }
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(SILENT)
    limit = setTimeout(() => reject(error), milliseconds)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(limit))
}
