import type { Buffer } from 'node:buffer'

/**
 * The text of a feed or a page. UTF-8 whenever the bytes are valid UTF-8, whatever is declared: feeds declare it wrongly, and a text
 * in
 * another encoding is never valid UTF-8 by chance. Otherwise the encoding the XML declares, otherwise Windows-1252; if UTF-8 is
 * declared, UTF-8 if most of the non-ASCII text is.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const declared = /^[^>]*\bencoding\s*=\s*["']([\w:.-]{2,40})["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
    const text = createDecoder(declared ?? 'windows-1252').decode(bytes)
    return isMostlyUnread(text) ? createDecoder('windows-1252').decode(bytes) : text
  }
}

/** Bytes that suffice to decide. */
const SAMPLE = 500_000

/** Broken UTF-8 loses few characters; Windows-1252 declared as UTF-8 loses nearly all non-ASCII ones. */
function isMostlyUnread(text: string): boolean {
  let [lost, read] = [0, 0]
  for (const character of text.slice(0, SAMPLE)) {
    if (character === '\ufffd') lost += 1
    else if (character > '\x7f') read += 1
  }
  return lost > read
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
