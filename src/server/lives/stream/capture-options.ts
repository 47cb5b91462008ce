import type { Access } from './ask-stream.ts'
import type { Timeline } from './timeline.ts'

/** What every way of capturing a stream needs. */
export type CaptureOptions = Access & {
  ffmpeg: string
  /** After so many milliseconds an ffmpeg that says nothing hangs; absent: a minute. */
  silenceMs?: number | undefined
  timeline: Timeline
  /** Waits that many milliseconds; ends early, without an error, when listening ends. */
  pause: (ms: number) => Promise<void>
  /** For a file that has to be on disk before it can be decoded. */
  temporary: string
  /** Bytes that are free on its disk; absent: asked of the system. */
  readFree?: ((folder: string) => Promise<number>) | undefined
  /** The first bytes of an endless stream when it was last heard: a file that is served without its length shows by them. */
  seen: { head: string | null }
}
