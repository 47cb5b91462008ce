import type { Media } from '../../media/media.ts'
import { describeProblem, MediaRefused } from '../../media/problems.ts'
import type { Analysis } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type FileFacts, findFileFacts, insertMediaFile, type KeptFile } from './attachment-files.ts'

/** What became of one address. `again`: it may answer another time. */
export type AnalysisResult = FileFacts & { again: boolean }

const OWN_FILE = /^media\/([0-9a-f]{64}\.[a-z0-9]{1,5})$/
const STOPPED = describeProblem('stopped').problem
const NOTHING = { name: '', thumbnail: '', text: '', words: '' }

/** `doubts`: an analysis that was once cut short is done again, in case something other than the file ended it. */
export type AnalysisOptions = { signal: AbortSignal; doubts: boolean }

/**
 * Stores the file an address leads to and looks at it, unless the same bytes were looked at before. Never throws for what an
 * address or a file can do: that is told as the problem.
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

/** Keeps the file an address leads to. @throws MediaRefused */
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
  // The end of this process ends the analysis too, which says nothing about the file.
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
