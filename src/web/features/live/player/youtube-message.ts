/** Position reported by YouTube's player, in seconds; null for other messages. Never throws. */
export function readPlayerTime(data: unknown): number | null {
  if (typeof data !== 'string' || data.length > 100_000) return null
  try {
    const message: unknown = JSON.parse(data)
    if (!isObject(message) || !('info' in message) || !isObject(message.info)) return null
    const time = 'currentTime' in message.info ? message.info.currentTime : null
    return typeof time === 'number' && Number.isFinite(time) ? time : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
