/** "01:02:03.45" → 3723.45 seconds; 0 if it is not a time. */
export function readClock(text: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
