/** Video and audio: metadata from ffprobe, and a still that is analysed like any picture. */
import type { ClipFrame, Decoded, DecodedPicture } from '../decode/protocol.ts'
import { describeProblem, MediaRefused } from '../problems.ts'
import { readFrames } from './clip-frames.ts'
import { type Clip, type ClipFile, probeClip, takeStill } from './probe-clip.ts'

const NO_CLIP: Clip = { seconds: null, width: null, height: null }
const NO_PICTURE = { thumbnail: null, hashes: null, text: null, faces: null }

type Told = Omit<Decoded, 'kind' | 'format'>

/** @throws only the reason of the file's signal; errors of a broken clip are reported in `problems` */
export async function analyzeClip(
  file: ClipFile,
  kind: 'video' | 'audio',
  decodePicture: (still: Buffer, frames: ClipFrame[]) => Promise<DecodedPicture>,
  wantsStills: boolean,
): Promise<Told> {
  const problems: Decoded['problems'] = []
  /** A part that fails does not affect the others. */
  const attempt = async <T>(part: () => Promise<T>): Promise<T | null> => {
    const result = await part().catch((error: unknown) => {
      problems.push(describeProblem(error instanceof MediaRefused ? error.code : 'broken'))
      return null
    })
    file.signal.throwIfAborted()
    return result
  }
  const clip = await attempt(() => probeClip(file))
  const empty = { ...(clip ?? NO_CLIP), frames: null, stills: [], ...NO_PICTURE, problems }
  if (kind === 'audio' || !clip) return empty
  const still = await attempt(() => takeStill(file, clip.seconds))
  if (!still) return empty
  const frames = wantsStills ? await attempt(() => readFrames(file, clip.seconds)) : null
  const picture = await attempt(() => decodePicture(still, frames ?? []))
  if (!picture) return empty
  const { thumbnail, hashes, stills, text, faces } = picture
  problems.push(...picture.problems)
  return { ...empty, ...turn(clip, picture), thumbnail, hashes, stills, text, faces }
}

/** ffprobe reports the size before the rotation set by a phone; the still has it applied. */
function turn({ width, height }: Clip, still: DecodedPicture): Pick<Clip, 'width' | 'height'> {
  if (width === null || height === null) return { width: still.width, height: still.height }
  const isTurned = width > height !== still.width > still.height
  return isTurned ? { width: height, height: width } : { width, height }
}
