/** HLS segments of audio without a container: their timestamp is in a preceding ID3 tag (RFC 8216, 3.4). */

const OWNER = 'com.apple.streaming.transportStreamTimestamp\0'
const TICKS_PER_SECOND = 90_000

/** The sound after the tags, and its start in seconds on the stream's clock; null: no tag contains it. */
export function readPackedAudio(bytes: Buffer): { clock: number | null; sound: Buffer } {
  let clock: number | null = null
  let sound = bytes
  while (sound.length > 10 && sound.toString('latin1', 0, 3) === 'ID3') {
    const size = 10 + readSize(sound)
    clock ??= findClock(sound.subarray(0, size))
    sound = sound.subarray(size)
  }
  return { clock, sound }
}

/** Seven bits of each of four bytes. */
const readSize = (tag: Buffer) => [6, 7, 8, 9].reduce((size, at) => size * 128 + ((tag[at] ?? 0) & 0x7f), 0)

function findClock(tag: Buffer): number | null {
  const at = tag.indexOf(OWNER, 0, 'latin1')
  const ticks = at + OWNER.length
  return at === -1 || ticks + 8 > tag.length ? null : Number(tag.readBigUInt64BE(ticks)) / TICKS_PER_SECOND
}
