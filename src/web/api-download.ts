import { sendWithSession } from './api.ts'
import { buildQuery } from './api-url.ts'

/**
 * Downloads an answer as a file, with the session in the header and never in the address:
 * `downloadFile('/api/posts/', { query: { …filters, format: 'csv' }, fileName: 'publicacoes.csv' })`.
 * The browser keeps the bytes (on disk when they are many); `onProgress` hears how many have come.
 * @throws ResponseError, FetchError; AbortError when the signal was aborted
 */
export async function downloadFile(
  path: string,
  options: { query?: object; fileName: string; signal?: AbortSignal; onProgress?: (bytes: number) => void },
): Promise<void> {
  const response = await sendWithSession(path + buildQuery(options.query), { method: 'GET', signal: options.signal })
  const blob = await countBytes(response, options.onProgress).blob()
  saveBlob(blob, options.fileName)
}

function countBytes(response: Response, onProgress?: (bytes: number) => void): Response {
  if (!response.body || !onProgress) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      onProgress(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counter), { headers: response.headers })
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser still reads the blob after the click; a minute later it has its own copy.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
