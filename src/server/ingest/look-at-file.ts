import type { Media } from '../media/media.ts'
import { MediaRefused } from '../media/problems.ts'
import type { Analysis, StoredFile } from '../media/types.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { type FileFacts, findFileFacts, insertMediaFile } from './attachment-files.ts'

/** What became of one address. `again`: it may answer another time. */
export type Looked = FileFacts & { again: boolean }

const OWN_FILE = /^media\/([0-9a-f]{64}\.[a-z0-9]{1,5})$/
const NOTHING = { name: '', thumbnail: '', text: '', words: '' }
/** Sound and documents have nothing to see; that is no problem of theirs. */
const NOTHING_TO_SEE = new Set(['no_picture'])

/**
 * Stores the file an address leads to and looks at it, unless the same bytes were looked at before. Never throws for what an
 * address or a file can do: that is told as the problem.
 */
export async function lookAtAddress(ch: ClickHouse, media: Media, url: string, signal: AbortSignal): Promise<Looked> {
  let file: StoredFile
  try {
    file = await storeFile(media, url, signal)
  } catch (error) {
    if (error instanceof MediaRefused)
      return { ...NOTHING, problem: error.message, again: error.code === 'unreachable' }
    throw error
  }
  const known = (await findFileFacts(ch, [file.name])).get(file.name)
  return { ...(known ?? (await lookAtFile(ch, media, file))), again: false }
}

async function storeFile(media: Media, url: string, signal: AbortSignal): Promise<StoredFile> {
  const name = OWN_FILE.exec(url)?.[1]
  if (name === undefined) return media.fetch(url, { signal })
  const found = await media.read(name)
  if (!found) throw new MediaRefused('not_found')
  found.stream.destroy()
  return { name, sha256: name.slice(0, 64), size: found.size, kind: findKind(name) }
}

async function lookAtFile(ch: ClickHouse, media: Media, file: StoredFile): Promise<FileFacts> {
  const { analysis, problem } = await analyse(media, file)
  return insertMediaFile(ch, file, analysis, problem)
}

async function analyse(media: Media, file: StoredFile): Promise<{ analysis: Analysis | null; problem: string }> {
  try {
    const analysis = await media.analyse(file.name)
    return { analysis, problem: analysis.problems[0]?.problem ?? '' }
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    const isFine = NOTHING_TO_SEE.has(error.code) && file.kind !== 'image' && file.kind !== 'video'
    return { analysis: null, problem: isFine ? '' : error.message }
  }
}

const KINDS: Record<string, StoredFile['kind']> = { mp4: 'video', webm: 'video', mov: 'video', avi: 'video' }
const PICTURES = new Set(['jpg', 'png', 'webp', 'gif', 'avif', 'bmp', 'tif', 'heic'])
const SOUNDS = new Set(['mp3', 'ogg', 'wav', 'flac', 'm4a'])

/** Endings are given by the blob store, from the bytes. */
function findKind(name: string): StoredFile['kind'] {
  const ending = name.slice(65)
  if (PICTURES.has(ending)) return 'image'
  return KINDS[ending] ?? (SOUNDS.has(ending) ? 'audio' : 'document')
}
