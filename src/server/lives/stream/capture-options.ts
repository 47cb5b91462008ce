import type { Access } from './request-stream.ts'
import type { Timeline } from './timeline.ts'

/** Options common to all kinds of streams. */
export type CaptureOptions = Access & {
  ffmpeg: string
  /** Milliseconds without output after which ffmpeg is presumed to hang; absent: a minute. */
  silenceMs?: number | undefined
  timeline: Timeline
  /** Waits for that many milliseconds; resolves early, without an error, when the capture ends. */
  pause: (ms: number) => Promise<void>
  /** Folder for a file that has to be on disk before it can be decoded. */
  temporary: string
  /** Free bytes on its disk; absent: queried from the system. */
  readFree?: ((folder: string) => Promise<number>) | undefined
  /** Hash of the first bytes of an endless stream at the last capture; equal bytes reveal a file that is served without its length. */
  seen: { head: string | null }
}
