import type { Media } from '../../media/media.ts'
import { describeProblem, MediaRefused } from '../../media/problems.ts'
import type { Analysis } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type FileFacts, findFileFacts, insertMediaFile, type KeptFile } from './attachment-files.ts'

/** The outcome for one URL. `again`: a retry may succeed. */
export type AnalysisResult = FileFacts & { again: boolean }

const OWN_FILE = /^media\/([0-9a-f]{64}\.[a-z0-9]{1,5})$/
const STOPPED = describeProblem('stopped').problem
const NOTHING = { name: '', thumbnail: '', text: '', words: '' }

/** `doubts`: repeat an analysis that was once interrupted, in case something other than the file ended it. */
export type AnalysisOptions = { signal: AbortSignal; doubts: boolean }

/**
 * Stores the file at a URL and analyses it, unless the same bytes were analysed before. Never throws for problems of the URL or the
 * file: they are returned as the problem.
 */
export async function analyzeAddress(
  ch: ClickHouse,
  media: Media,
  url: string,
  { signal, doubts }: AnalysisOptions,
): Promise<AnalysisResult> {
  let file: KeptFile
  try {
    file = await storeFile(media, url, signal)
  } catch (error) {
    if (error instanceof MediaRefused)
      return { ...NOTHING, problem: error.message, again: error.code === 'unreachable' }
    throw error
  }
  const known = (await findFileFacts(ch, [file.name])).get(file.name)
  return known && !(doubts && known.problem === STOPPED)
    ? { ...known, again: false }
    : analyzeFile(ch, media, file, signal)
}

/** Stores the file at a URL. @throws MediaRefused */
async function storeFile(media: Media, url: string, signal: AbortSignal): Promise<KeptFile> {
  const name = OWN_FILE.exec(url)?.[1]
  if (/^https?:/i.test(url)) return media.fetch(url, { signal })
  const found = name === undefined ? null : await media.read(name)
  if (name === undefined || !found) throw new MediaRefused('not_found')
  found.stream.destroy()
  return { name, size: found.size }
}

async function analyzeFile(ch: ClickHouse, media: Media, file: KeptFile, signal: AbortSignal): Promise<AnalysisResult> {
  const { analysis, problem } = await analyse(media, file)
  // Shutdown aborts the analysis too, which says nothing about the file.
  if (problem === STOPPED && signal.aborted) return { ...NOTHING, problem, again: true }
  return { ...(await insertMediaFile(ch, file, analysis, problem)), again: false }
}

async function analyse(media: Media, file: KeptFile): Promise<{ analysis: Analysis | null; problem: string }> {
  try {
    const analysis = await media.analyse(file.name)
    return { analysis, problem: analysis.problems[0]?.problem ?? '' }
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    return { analysis: null, problem: error.message }
  }
}
