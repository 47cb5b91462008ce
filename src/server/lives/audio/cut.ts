/** Cuts a recording into pieces of 20 to 30 seconds, at pauses where possible. */
import { type AudioChunk, advance, type Place, SAMPLE_RATE } from '../stream-position.ts'
import { FRAME_SAMPLES, findPause, measureFrames } from './find-pause.ts'

export type AudioSegment = {
  /** Samples from the start of the recording. */
  from: number
  /** Samples at its beginning that are also in the previous piece. */
  overlap: number
  samples: Buffer
  /** No word continues in the next piece. */
  endsInPause: boolean
  /** Where the next piece begins; before the end of this one if the cut is in the middle of speech. */
  next: Place
}

export type Cutter = {
  /** Takes sound in order; a gap in time before it flushes the buffered sound as a piece. */
  push(sound: AudioChunk): AudioSegment[]
  /** Flushes the rest. `isEnd`: nothing follows. null: nothing new. */
  finish(isEnd: boolean): AudioSegment | null
}

const SHORTEST = 20 * SAMPLE_RATE
const LONGEST = 30 * SAMPLE_RATE
const OVERLAP = 3 * SAMPLE_RATE
/** A rest shorter than this is not a piece: it is too short for speech. */
const LEAST = SAMPLE_RATE / 10

/** @param heard samples already in pieces, when resuming */
export function openCutter(heard = 0): Cutter {
  const rest = openRest()
  let done = heard

  function take(length: number, endsInPause: boolean, overlap: number): AudioSegment {
    const place = rest.place()
    const from = place.position
    // Words transcribed twice always lie within the time that both pieces share.
    const next = Math.max(0, length - overlap)
    const samples = Buffer.from(rest.samples().subarray(0, length * 2))
    rest.drop(next)
    const piece = {
      from,
      overlap: Math.max(0, Math.min(length, done - from)),
      samples,
      endsInPause,
      next: rest.place(),
    }
    done = from + length
    return piece
  }

  function finish(isEnd: boolean): AudioSegment | null {
    const length = rest.length()
    if (length === 0 || rest.place().position + length - done < LEAST) return null
    return take(length, isEnd, isEnd ? 0 : Math.min(OVERLAP, length))
  }

  return {
    finish,
    push(sound) {
      const pieces: AudioSegment[] = []
      if (rest.length() > 0 && rest.end() !== sound.place.position) {
        const last = finish(true)
        if (last) pieces.push(last)
        rest.clear()
      }
      rest.add(sound)
      for (let cut = findCut(rest); cut; cut = findCut(rest)) pieces.push(take(cut.length, cut.isPause, cut.overlap))
      return pieces
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

/** The buffered sound, with the loudness of its frames and the places its parts came from. */
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
    add(sound: AudioChunk) {
      if (used === 0) places = []
      places.push(sound.place)
      if (used + sound.samples.length > held.length)
        held = Buffer.concat([samples()], 2 * (used + sound.samples.length))
      sound.samples.copy(held, used)
      used += sound.samples.length
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
