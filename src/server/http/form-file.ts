import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

export type FormFile = { name: string; type: string; bytes: AsyncIterable<Uint8Array>; toBuffer: () => Promise<Buffer> }

/** Returns the first file of a form; undefined when there is none. @throws HttpError for a form that cannot be parsed */
export async function openFormFile(
  request: FastifyRequest,
  limits: { fileSize: number; files: number; fields?: number },
): Promise<FormFile | undefined> {
  const part = await orBroken(async () => request.file({ limits }))
  if (!part) return undefined
  const { filename, mimetype } = part
  return { name: filename, type: mimetype, bytes: readBytes(part), toBuffer: () => orBroken(() => part.toBuffer()) }
}

async function* readBytes({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    // Destroying the stream midway would close the connection, and the client would never see the response.
    yield* file.iterator({ destroyOnReturn: false })
  } catch (error) {
    throw toRefusal(error)
  } finally {
    file.resume()
  }
}

async function orBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw toRefusal(error)
  }
}

/**
 * A missing boundary, one of hundreds of characters, or a truncated form: the form parser throws plain errors for client
 * mistakes.
 */
const toRefusal = (error: unknown) =>
  error instanceof Error && 'statusCode' in error
    ? error
    : new HttpError(400, 'invalid_request', 'O formulário está danificado ou incompleto. Envie o arquivo de novo.')
