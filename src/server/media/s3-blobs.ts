import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { type BlobStore, isBlobName } from './blob-store.ts'
import { withTemporaryFile } from './temporary-files.ts'

const TIMEOUT_MS = 60_000

/**
 * Files in a bucket of an S3-compatible store: `s3://KEY:SECRET@host[:port]/bucket?region=us-east-1&tls=0`. Buckets are
 * addressed by path, which MinIO and the others understand as well as Amazon does.
 */
export function openS3Blobs(address: string, temporaryFolder: string): BlobStore {
  const url = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })
  const protocol = url.searchParams.get('tls') === '0' ? 'http' : 'https'
  const bucket = `${protocol}://${url.host}${url.pathname.replace(/\/+$/, '')}`

  async function ask(method: string, name: string, body?: Blob): Promise<Response | null> {
    if (!isBlobName(name)) return null
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await client.fetch(`${bucket}/${name}`, { method, signal, ...(body && { body }) })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`O armazenamento de mídia respondeu ${answer.status}.`)
  }

  async function read(name: string) {
    const answer = await ask('GET', name)
    if (!answer?.body) return null
    return { size: Number(answer.headers.get('content-length')), stream: Readable.from(answer.body) }
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
