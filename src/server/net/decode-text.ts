import type { Buffer } from 'node:buffer'

/**
 * The text of a feed or a page. UTF-8 whenever the bytes are that, whatever is declared: feeds declare it wrongly, and a text in another encoding is
 * never valid UTF-8 by chance. Otherwise what the XML declares, otherwise Windows-1252.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const declared = /^[^>]*\bencoding\s*=\s*["']([\w:.-]{2,40})["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
    return createDecoder(declared ?? 'windows-1252').decode(bytes)
  }
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
