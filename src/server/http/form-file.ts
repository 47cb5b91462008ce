import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

export type FormFile = { name: string; type: string; bytes: AsyncIterable<Uint8Array>; toBuffer: () => Promise<Buffer> }

/** The first file of a form; undefined when there is none. @throws HttpError for a form that cannot be read */
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
    // A stream that is destroyed in the middle ends the connection, and its sender never sees the answer.
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

/** Without a boundary, with one of hundreds of characters, cut short: the reader of forms throws plain errors for what is sent. */
const toRefusal = (error: unknown) =>
  error instanceof Error && 'statusCode' in error
    ? error
    : new HttpError(400, 'invalid_request', 'O formulário está danificado ou incompleto. Envie o arquivo de novo.')
