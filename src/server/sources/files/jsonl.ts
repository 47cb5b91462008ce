import type { Readable } from 'node:stream'
import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import { SourceError } from '../../net/source-error.ts'
import { openInput } from '../file-head/file-head.ts'
import { buildRecords, describeOptions, type RecordBatch, type SourceOptions } from '../source.ts'
import { createGuard } from './column-doubts.ts'
import { decodeText } from './decode.ts'
import { getPath, type JsonObject, listPaths, parseJsonObject } from './json-object.ts'
import { isHeavyJson, OF_A_POST } from './json-weight.ts'
import { findPostColumns } from './post-columns.ts'
import { buildItem, createPostBuilder } from './post-record.ts'
import { MAX_LINE_LENGTH, readLines, type TextLine } from './text-lines.ts'

/** Objects sampled before a column counts as missing: exporters leave out empty values. */
const SAMPLE = 100
/** Maximum characters of the sample, for long lines. */
const SAMPLE_CHARACTERS = 4_000_000
/** Maximum field names in the sample. An export has some dozens; each is compared with every known name. */
const MAX_PATHS = 5_000

/**
 * Posts from JSON lines, one object per line. Without `columns` the names are those of our own posts and of common exports; a nested
 * value is named by its path ("user.name"). `position` is the line, from 1.
 */
export const readJsonl = (input: Readable, options: SourceOptions = {}): AsyncGenerator<SourceItem> =>
  buildRecords(readJsonlRecords(input, options))

/** The same lines before they are parsed. */
export async function* readJsonlRecords(input: Readable, options: SourceOptions = {}): AsyncGenerator<RecordBatch> {
  const { chunks } = await openInput(input, { checkStart })
  let reader: LineReader | undefined
  let sample: TextLine[] = []
  let sampled = 0
  for await (const lines of readLines(decodeText(chunks), options.isHead)) {
    const filled = lines.filter((line) => line.text?.trim() !== '')
    if (reader) {
      yield toPortion(filled, reader)
      continue
    }
    sample = sample.concat(filled)
    sampled += lines.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
    if (sample.length < SAMPLE && sampled < SAMPLE_CHARACTERS) continue
    reader = createLineReader(sample, options)
    yield toPortion(sample, reader)
    sample = []
  }
  if (!reader) yield toPortion(sample, createLineReader(sample, options))
}

type LineReader = { reading: string; read(line: TextLine): SourceItem }

const toPortion = (lines: TextLine[], { reading, read }: LineReader): RecordBatch => ({
  reading,
  records: lines.map(({ line, text }) => ({ position: line, text })),
  build(place) {
    const line = lines[place]
    if (!line) throw new Error('there is no such line')
    return read(line)
  },
})

/** The first lines decide where the fields are; all others use the same places. */
function createLineReader(lines: TextLine[], options: SourceOptions): LineReader {
  // The sample does not depend on chunk boundaries: the preview of the beginning matches the import.
  const objects = lines
    .slice(0, SAMPLE)
    .map(parseLine)
    .filter((object) => object !== undefined)
  if (objects.length === 0) {
    throw new SourceError(
      'O arquivo não parece ser JSON por linhas (um objeto por linha); se for uma tabela, use --format csv.',
      'O arquivo não parece ser JSON por linhas (um objeto por linha).',
    )
  }
  const paths = listPaths(objects, MAX_PATHS)
  if (!paths)
    throw new SourceError(
      `As linhas têm mais de ${MAX_PATHS.toLocaleString('pt-BR')} campos; não é um arquivo de publicações.`,
    )
  const places = findPostColumns(paths, options)
  const buildPost = createPostBuilder(options)
  const guard = createGuard(paths, places, options)
  const build = (object: JsonObject) => {
    options.watch?.onRecord(paths.map((path) => getPath(object, path)))
    const read = guard((field) => {
      for (const place of places.get(field) ?? []) {
        const value = getPath(object, paths[place] ?? '')
        if (value !== undefined && value !== null && value !== '') return value
      }
      return undefined
    })
    return buildPost(read)
  }
  const named = [...places].map(([field, found]) => [field, ...found.map((place) => paths[place])])
  return {
    reading: `jsonl ${describeOptions(options)} ${JSON.stringify(named)}`,
    read(line) {
      const object = parseLine(line)
      if (object) return buildItem(line.line, object, build)
      const isTooLong = line.text === null
      return {
        position: line.line,
        reason: isTooLong ? `A linha passa de ${MAX_LINE_LENGTH} caracteres.` : 'A linha não é um objeto JSON válido.',
      }
    },
  }
}

const parseLine = ({ text }: TextLine): JsonObject | undefined =>
  text === null || isHeavyJson(text, OF_A_POST) ? undefined : parseJsonObject(text)

function checkStart(start: string): void {
  if (start.startsWith('[')) {
    throw new SourceError(
      'O arquivo é uma lista JSON, e não JSON por linhas; grave um objeto por linha, sem colchetes.',
    )
  }
  if (/^\{[^\S\n]*\n/.test(start.replaceAll('\r', ''))) {
    throw new SourceError(
      'O arquivo é um JSON de um objeto só, e não JSON por linhas; se for do Telegram Desktop, use --format telegram-export.',
      'O arquivo é um JSON de um objeto só, e não JSON por linhas; se for do Telegram Desktop, escolha esse formato.',
    )
  }
}
