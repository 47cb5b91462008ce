/** Cuts a recording into segments of 20 to 30 seconds, at pauses where possible. */
import { type AudioChunk, advance, type Place, SAMPLE_RATE } from '../stream-position.ts'
import { FRAME_SAMPLES, findPause, measureFrames } from './find-pause.ts'

export type AudioSegment = {
  /** Samples from the start of the recording. */
  from: number
  /** Samples at its beginning that are also in the previous segment. */
  overlap: number
  samples: Buffer
  /** No word continues in the next segment. */
  endsInPause: boolean
  /** Where the next segment begins; before the end of this one if the cut is in the middle of speech. */
  next: Place
}

export type Cutter = {
  /** Takes audio in order; a gap in time before it flushes the buffered audio as a segment. */
  push(chunk: AudioChunk): AudioSegment[]
  /** Flushes the rest. `isEnd`: nothing follows. null: nothing new. */
  finish(isEnd: boolean): AudioSegment | null
}

const SHORTEST = 20 * SAMPLE_RATE
const LONGEST = 30 * SAMPLE_RATE
const OVERLAP = 3 * SAMPLE_RATE
/** A rest shorter than this is not a segment: it is too short for speech. */
const LEAST = SAMPLE_RATE / 10

/** @param captured samples already in segments, when resuming */
export function openCutter(captured = 0): Cutter {
  const rest = openRest()
  let done = captured

  function take(length: number, endsInPause: boolean, overlap: number): AudioSegment {
    const place = rest.place()
    const from = place.position
    // Words transcribed twice always lie within the time that both segments share.
    const next = Math.max(0, length - overlap)
    const samples = Buffer.from(rest.samples().subarray(0, length * 2))
    rest.drop(next)
    const segment = {
      from,
      overlap: Math.max(0, Math.min(length, done - from)),
      samples,
      endsInPause,
      next: rest.place(),
    }
    done = from + length
    return segment
  }

  function finish(isEnd: boolean): AudioSegment | null {
    const length = rest.length()
    if (length === 0 || rest.place().position + length - done < LEAST) return null
    return take(length, isEnd, isEnd ? 0 : Math.min(OVERLAP, length))
  }

  return {
    finish,
    push(chunk) {
      const segments: AudioSegment[] = []
      if (rest.length() > 0 && rest.end() !== chunk.place.position) {
        const last = finish(true)
        if (last) segments.push(last)
        rest.clear()
      }
      rest.add(chunk)
      for (let cut = findCut(rest); cut; cut = findCut(rest)) segments.push(take(cut.length, cut.isPause, cut.overlap))
      return segments
    },
  }
}

function findCut(rest: Rest): { length: number; isPause: boolean; overlap: number } | null {
  if (rest.length() < SHORTEST) return null
  const frames = rest.frames().slice(0, LONGEST / FRAME_SAMPLES)
  const pause = findPause(frames, SHORTEST / FRAME_SAMPLES)
  if (pause !== null) return { length: pause * FRAME_SAMPLES, isPause: true, overlap: 0 }
  return rest.length() < LONGEST ? null : { length: LONGEST, isPause: false, overlap: OVERLAP }
}

type Rest = ReturnType<typeof openRest>

/** The buffered audio, with the loudness of its frames and the places its parts came from. */
function openRest() {
  let held: Buffer = Buffer.alloc(2 * 2 * LONGEST)
  let used = 0
  let frames: number[] = []
  let places: Place[] = []
  const length = () => used / 2
  const samples = () => held.subarray(0, used)
  const place = () => places[0] as Place
  return {
    length,
    samples,
    frames: () => frames,
    place,
    end: () => place().position + length(),
    add(chunk: AudioChunk) {
      if (used === 0) places = []
      places.push(chunk.place)
      if (used + chunk.samples.length > held.length)
        held = Buffer.concat([samples()], 2 * (used + chunk.samples.length))
      chunk.samples.copy(held, used)
      used += chunk.samples.length
      frames = frames.concat(measureFrames(samples().subarray(frames.length * FRAME_SAMPLES * 2)))
    },
    drop(count: number) {
      const at = place().position + count
      const current = places.findLast(({ position }) => position <= at) as Place
      places = [advance(current, at - current.position), ...places.filter(({ position }) => position > at)]
      held.copyWithin(0, count * 2, used)
      used -= count * 2
      frames = measureFrames(samples())
    },
    clear() {
      used = 0
      frames = []
      places = []
    },
  }
}
