/** Checks the first bytes of a file before anything is read: a file that cannot hold posts is refused with advice. */
import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { SourceError } from '../../net/source-error.ts'

const HEAD_SIZE = 4_096

/** First bytes of files that people confuse with text; the advice is for a file that should hold posts. */
const SIGNATURES: readonly [bytes: string, kind: string, advice: string][] = [
  ['PK\x03\x04', 'uma planilha do Excel (.xlsx) ou um arquivo ZIP', 'abra-o e salve como CSV UTF-8'],
  ['\xd0\xcf\x11\xe0', 'uma planilha antiga do Excel (.xls)', 'abra-a e salve como CSV UTF-8'],
  ['%PDF', 'um PDF', 'exporte os dados em CSV ou JSON'],
  ['\x1f\x8b', 'um arquivo compactado (.gz)', 'descompacte-o antes'],
  ['\x28\xb5\x2f\xfd', 'um arquivo compactado (.zst)', 'descompacte-o antes'],
  ['SQLite format 3', 'um banco SQLite', 'exporte a tabela em CSV'],
  ['PAR1', 'um arquivo Parquet', 'exporte-o em CSV ou JSON'],
  ['\x89PNG', 'uma imagem', 'indique o arquivo com as publicações'],
  ['\xff\xd8\xff', 'uma imagem', 'indique o arquivo com as publicações'],
]

/** The expected content of the file: the advice for a wrong one differs. */
export type Purpose = 'posts' | 'list'
const LIST_ADVICE = 'Escolha um texto, um CSV ou um XLSX.'

type OpenOptions = {
  /** Throws SourceError for first characters that do not fit the format. */
  checkStart?: (start: string) => void
  purpose?: Purpose
}

export type OpenedInput = {
  /** The beginning of the text, without a byte-order mark or leading white space. */
  start: string
  /** The whole file, including the head. */
  chunks: AsyncGenerator<Buffer>
}

/**
 * Reads the beginning of the input and returns the whole of it as chunks.
 * Throws SourceError when it is empty or certainly not a text with data (spreadsheet, PDF, web page, binary), or when
 * `checkStart` throws it for the first characters of the text; the input is then closed.
 */
export async function openInput(
  input: Readable,
  { checkStart, purpose = 'posts' }: OpenOptions = {},
): Promise<OpenedInput> {
  const iterator: AsyncIterator<Buffer | string> = input[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let size = 0
  while (size < HEAD_SIZE) {
    const { done, value } = await iterator.next()
    if (done) break
    first.push(Buffer.from(value))
    size += value.length
  }
  const head = Buffer.concat(first)
  try {
    checkHead(head, purpose)
    checkStart?.(decodeStart(head))
  } catch (error) {
    input.destroy()
    throw error
  }
  return { start: decodeStart(head), chunks: continueInput(head, iterator) }
}

async function* continueInput(head: Buffer, iterator: AsyncIterator<Buffer | string>): AsyncGenerator<Buffer> {
  try {
    yield head
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield typeof next.value === 'string' ? Buffer.from(next.value) : next.value
    }
  } finally {
    await iterator.return?.()
  }
}

function checkHead(head: Buffer, purpose: Purpose): void {
  const refuse = (what: string, advice: string) =>
    new SourceError(purpose === 'list' ? `${what}. ${LIST_ADVICE}` : `${what}; ${advice}.`)
  const start = head.toString('latin1', 0, 64)
  const known = SIGNATURES.find(([bytes]) => start.startsWith(bytes))
  if (known) throw refuse(`O arquivo parece ser ${known[1]}`, known[2])
  const text = decodeStart(head)
  if (text === '') throw new SourceError('O arquivo está vazio.')
  if (/^<(?:!doctype html|html|head|body|script)\b/i.test(text))
    throw refuse('O arquivo parece ser uma página da web (HTML)', 'baixe os dados em CSV ou JSON')
  if (/^<\?xml/i.test(text)) throw refuse('O arquivo parece ser XML', 'exporte os dados em CSV ou JSON')
  const utf16 = start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')
  if (!utf16 && head.includes(0) && !isTextWithNul(head))
    throw refuse('O arquivo não é um texto (parece binário)', 'indique um arquivo CSV ou JSON')
}

function decodeStart(head: Buffer): string {
  return head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
}

/** A stray NUL in a text is removed later; many NULs mean binary data. */
function isTextWithNul(head: Buffer): boolean {
  const nuls = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return nuls * 100 < head.length
}
