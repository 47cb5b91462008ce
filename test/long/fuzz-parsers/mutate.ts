/** Damages files: truncated, duplicated, with bytes of others, and with sequences that break parsers. */
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'

const ODD = [
  '\u0000',
  '\ufeff',
  '\ufffd',
  '\r',
  '\v',
  '\u00a0',
  '\u2028',
  '\n\n\n',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\\u',
  '\\ud800',
  '<',
  '</',
  '<![CDATA[',
  '<!--',
  '-->',
  '&',
  '&#x110000;',
  '&amp;',
  '&lt;',
  '<!DOCTYPE x [<!ENTITY a "aaa">]>',
  '&a;',
  '-->',
  '#EXTINF:',
  '#EXT-X-KEY:METHOD=AES-128,URI="',
  '00:00:00.000 --> ',
  '-1',
  '1e400',
  '99999999999999999999',
  'null',
  'true',
  '[]',
  '{}',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20',
  '\u202e',
  '🙂',
  'á'.repeat(50),
  '__proto__',
  'constructor',
]
const LONG = [
  '[',
  '{"a":',
  '<b>',
  '<script ',
  '(',
  '&amp;',
  ',',
  '"',
  '#EXT-X-MAP:,',
  ' ',
  '\n',
  '00:00:01.000 --> 00:00:02.000\n',
  '{\\an8}',
  '<c>',
]

export function mutate(random: Random, file: Buffer, other: Buffer): Buffer {
  let bytes: Buffer = Buffer.from(file)
  const changes = pickInteger(random, 1, 6)
  for (let i = 0; i < changes; i += 1) bytes = change(random, bytes, other)
  return bytes
}

function change(random: Random, bytes: Buffer, other: Buffer): Buffer {
  const at = pickInteger(random, 0, bytes.length)
  const insert = (piece: Buffer) => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])
  const kind = pickInteger(random, 0, 7)
  if (kind === 0) return bytes.subarray(0, at)
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + pickInteger(random, 1, 40))])
  if (kind === 2) return insert(bytes.subarray(at, at + pickInteger(random, 1, 400)))
  if (kind === 3) return insert(other.subarray(0, pickInteger(random, 1, 400)))
  if (kind === 4) return insert(Buffer.from(Array.from({ length: 4 }, () => pickInteger(random, 0, 255))))
  if (kind === 5 && chance(random, 0.2))
    return insert(Buffer.from(pickOne(random, LONG).repeat(pickInteger(random, 1, 20_000))))
  if (kind === 6 && bytes.length > 0) {
    const changed = Buffer.from(bytes)
    changed[Math.min(at, bytes.length - 1)] = pickInteger(random, 0, 255)
    return changed
  }
  return insert(Buffer.from(pickOne(random, ODD)))
}
