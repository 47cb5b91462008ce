import type { Readable } from 'node:stream'
import type { ImportedPost, SourceItem } from '../../../contract/sources/imported-post.ts'
import { SourceError } from '../../net/source-error.ts'
import { openInput } from '../file-head/file-head.ts'
import type { SourceOptions } from '../source.ts'
import { decodeText } from './decode.ts'
import { getPath, type JsonObject, listPaths, parseJsonObject } from './json-object.ts'
import { isHeavyJson, OF_A_POST } from './json-weight.ts'
import { findPostColumns } from './post-columns.ts'
import { buildItem, createPostBuilder } from './post-record.ts'
import { MAX_LINE_LENGTH, readLines, type TextLine } from './text-lines.ts'

/** How many objects are looked at before saying that a column does not exist: exporters leave out what is empty. */
const SAMPLE = 100
/** And how many characters, of lines that are long. */
const SAMPLE_CHARACTERS = 4_000_000
/** Names of fields in the sample. An export has some dozens; each is compared with every name that is known. */
const MOST_PATHS = 5_000

type JsonLine = { line: number; object: JsonObject } | { line: number; reason: string }

/**
 * Posts from JSON lines, one object per line. Without `columns` the names are those of our own posts and of the usual
 * exports; a nested value is named by its path ("user.name"). `position` is the line, from 1.
 */
export async function* readJsonl(input: Readable, options: SourceOptions = {}): AsyncGenerator<SourceItem> {
  const { chunks } = await openInput(input, { checkStart })
  const build = createLazyBuilder(options)
  let sample: JsonLine[] = []
  let sampled = 0
  let isSampling = true
  for await (const lines of readLines(decodeText(chunks), options.isHead)) {
    const parsed = lines.filter((line) => line.text?.trim() !== '').map(parseLine)
    if (isSampling) sample = sample.concat(parsed)
    sampled += lines.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
    if (isSampling && sample.length < SAMPLE && sampled < SAMPLE_CHARACTERS) continue
    yield* buildItems(isSampling ? sample : parsed, build)
    isSampling = false
  }
  if (isSampling) yield* buildItems(sample, build)
}

function* buildItems(lines: JsonLine[], build: Builder): Generator<SourceItem> {
  const post = build(lines)
  for (const line of lines) {
    if ('reason' in line) yield { position: line.line, reason: line.reason }
    else yield buildItem(line.line, line.object, post)
  }
}

type Builder = (lines: JsonLine[]) => (object: JsonObject) => ImportedPost

/** The first portion of lines decides where the fields are; the others use the same places. */
function createLazyBuilder(options: SourceOptions): Builder {
  let build: ((object: JsonObject) => ImportedPost) | undefined
  return (lines) => {
    build ??= createObjectBuilder(lines, options)
    return build
  }
}

function createObjectBuilder(lines: JsonLine[], options: SourceOptions): (object: JsonObject) => ImportedPost {
  // Of the same lines in whatever pieces the file comes: what was shown of its beginning is what is imported.
  const objects = lines.slice(0, SAMPLE).flatMap((line) => ('object' in line ? [line.object] : []))
  if (objects.length === 0) {
    throw new SourceError(
      'O arquivo não parece ser JSON por linhas (um objeto por linha); se for uma tabela, use --format csv.',
      'O arquivo não parece ser JSON por linhas (um objeto por linha).',
    )
  }
  const paths = listPaths(objects, MOST_PATHS)
  if (!paths)
    throw new SourceError(
      `As linhas têm mais de ${MOST_PATHS.toLocaleString('pt-BR')} campos; não é um arquivo de publicações.`,
    )
  const places = findPostColumns(paths, options)
  const buildPost = createPostBuilder(options)
  return (object) => {
    options.watch?.onRecord(paths.map((path) => getPath(object, path)))
    return buildPost((field) => {
      for (const place of places.get(field) ?? []) {
        const value = getPath(object, paths[place] ?? '')
        if (value !== undefined && value !== null && value !== '') return value
      }
      return undefined
    })
  }
}

function parseLine({ line, text }: TextLine): JsonLine {
  if (text === null) return { line, reason: `A linha passa de ${MAX_LINE_LENGTH} caracteres.` }
  const object = isHeavyJson(text, OF_A_POST) ? undefined : parseJsonObject(text)
  return object ? { line, object } : { line, reason: 'A linha não é um objeto JSON válido.' }
}

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
