import type { FileKind } from './types.ts'

export type FileType = { format: string; extension: string; kind: FileKind }

/** Number of first bytes that `findFileType` reads. */
export const HEAD_BYTES = 1024

const type = (format: string, kind: FileKind, extension = format): FileType => ({ format, extension, kind })

/** First bytes → type; `?` stands for any byte. The longest of its kind first. */
const SIGNATURES: [string, FileType][] = [
  ['\xff\xd8\xff', type('jpeg', 'image', 'jpg')],
  ['\x89PNG\r\n\x1a\n', type('png', 'image')],
  ['GIF87a', type('gif', 'image')],
  ['GIF89a', type('gif', 'image')],
  ['RIFF????WEBP', type('webp', 'image')],
  ['RIFF????WAVE', type('wav', 'audio')],
  ['RIFF????AVI ', type('avi', 'video')],
  ['BM????\0\0\0\0', type('bmp', 'image')],
  ['II*\0', type('tiff', 'image', 'tif')],
  ['MM\0*', type('tiff', 'image', 'tif')],
  ['\x1aE\xdf\xa3', type('webm', 'video')],
  ['OggS', type('ogg', 'audio')],
  ['ID3', type('mp3', 'audio')],
  ['fLaC', type('flac', 'audio')],
  ['%PDF-', type('pdf', 'document')],
  ['PK\x03\x04', type('zip', 'document')],
]

/** The brands of ISO base media files (bytes 8 to 11) that are not plain MP4. */
const BRANDS: [RegExp, FileType][] = [
  [/^avi[fs]/, type('avif', 'image')],
  [/^(hei[cxms]|hev[cxms]|mif1|msf1)/, type('heic', 'image')],
  [/^M4[AB] /, type('m4a', 'audio')],
  [/^qt {2}/, type('mov', 'video')],
]

/** The type of a file by its first bytes, never by its name. null: unknown. */
export function findFileType(head: Uint8Array): FileType | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES))
  const latin = bytes.toString('latin1')
  const found = SIGNATURES.find(([signature]) => startsWith(latin, signature))
  if (found) return found[1]
  if (latin.startsWith('ftyp', 4)) return findBrand(latin.slice(8, 12))
  // An MPEG audio frame without tags: eleven sync bits, then a valid layer and bit rate.
  const [first = 0, second = 0, third = 0] = bytes
  if (first === 0xff && (second & 0xe6) > 0xe0 && third >> 4 !== 15) return type('mp3', 'audio')
  return findMarkup(bytes.toString('utf8'))
}

function startsWith(text: string, signature: string): boolean {
  return [...signature].every((character, at) => character === '?' || text[at] === character)
}

function findBrand(brand: string): FileType {
  return BRANDS.find(([pattern]) => pattern.test(brand))?.[1] ?? type('mp4', 'video')
}

/** A page may begin with a comment, a declaration or a byte order mark; browsers treat an SVG as a page. */
function findMarkup(text: string): FileType | null {
  if (!/^[\s\uFEFF]*</.test(text)) return null
  if (/<(svg|!DOCTYPE svg)[\s>]/i.test(text)) return type('svg', 'document')
  return /<(!DOCTYPE html|html|head|body|script|title|meta)\b/i.test(text) ? type('html', 'document') : null
}
