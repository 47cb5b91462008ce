/** Detects the kind of stream from the response; names and extensions are unreliable. */
import type { IncomingMessage } from 'node:http'
import { findFileType, HEAD_BYTES } from '../../media/file-type.ts'
import type { StreamKind } from '../stream-position.ts'
import { type Access, requestStream } from './request-stream.ts'
import { toStreamError } from './stream-error.ts'

/** null: a page, or something else that contains no sound itself. @throws StreamError */
export async function sniffAddress(address: string, access: Access): Promise<StreamKind | null> {
  if (/^rtmps?:/.test(address)) return 'rtmp'
  const { answer } = await requestStream(address, access)
  try {
    const head = await readHead(answer)
    if (/^﻿?\s*#EXTM3U/.test(head.toString('utf8'))) return 'hls'
    if (!isAudio(answer, head)) return null
    const length = Number(answer.headers['content-length'])
    return length > 0 && answer.headers['icy-name'] === undefined ? 'file' : 'endless'
  } catch (error) {
    throw toStreamError(error)
  } finally {
    answer.destroy()
  }
}

async function readHead(answer: AsyncIterable<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of answer) {
    head = Buffer.concat([head, chunk])
    if (head.length >= HEAD_BYTES) break
  }
  return head
}

function isAudio(answer: IncomingMessage, head: Buffer): boolean {
  const kind = findFileType(head)?.kind
  if (kind === 'audio' || kind === 'video') return true
  const type = answer.headers['content-type'] ?? ''
  return kind === undefined && /^(audio|video)\/|^application\/ogg/i.test(type)
}
