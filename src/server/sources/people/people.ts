import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { PersonItem } from '../../../contract/people/imported-person.ts'
import { SourceError } from '../../net/source-error.ts'
import { openInput } from '../file-head/file-head.ts'
import { parseJsonObject } from '../files/json-object.ts'
import { isHeavyJson, OF_A_FILE } from '../files/json-weight.ts'
import { readInWorker } from '../read-in-worker.ts'
import { listCamaraPeople } from './camara-response.ts'
import { closeList } from './close-list.ts'
import type { PeopleOptions } from './people-csv.ts'
import { readPeopleCsv } from './people-csv.ts'
import { listSenadoPeople } from './senado-response.ts'

/** In bytes; the whole Senado with every mandate is 130 kB. */
const MAX_JSON_SIZE = 32_000_000
/** In characters: a shorter text is read faster than a thread starts. */
const SHORT = 300_000
const LIMITS = {
  ms: 8_000,
  mb: 256,
  tooHeavy: 'A lista é pesada demais para ser lida; divida-a em mais de um arquivo.',
}

export type PeopleTask = { text: string; isHead: boolean }

/**
 * People from a file that is recognised by its content: the Câmara's or the Senado's API response, or CSV. `position` is the line in
 * a CSV and the position in the list (from 1) of a response. Throws SourceError when it is none of the three.
 */
export async function* readPeople(input: Readable, options: PeopleOptions = {}): AsyncGenerator<PersonItem> {
  const opened = await openInput(input)
  if (!/^[{[]/.test(opened.start)) {
    yield* readPeopleCsv(opened, options)
    return
  }
  const task: PeopleTask = { text: await readWhole(opened.chunks), isHead: options.isHead ?? false }
  if (task.text.length <= SHORT) yield* readPeopleJson(task)
  else yield* await readInWorker<PersonItem[]>(new URL('./people-thread.ts', import.meta.url), task, LIMITS)
}

/** Reads in the current thread, without limits. */
export function readPeopleJson({ text, isHead }: PeopleTask): PersonItem[] {
  if (isHeavyJson(text, OF_A_FILE)) throw new SourceError(LIMITS.tooHeavy)
  const whole = isHead ? closeList(text) : text
  // A partial file without a complete person gives no result.
  if (whole === null) return []
  const answer = parseJsonObject(whole)
  const people = answer && (listCamaraPeople(answer) ?? listSenadoPeople(answer))
  if (people) return people
  throw new SourceError(
    'O arquivo JSON não é a resposta da Câmara (dados) nem a do Senado (ListaParlamentarEmExercicio). Use um CSV para outras listas.',
  )
}

async function readWhole(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_JSON_SIZE)
      throw new SourceError('O arquivo JSON é grande demais para uma lista de pessoas (limite: 32 MB).')
    parts.push(chunk)
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\ufeff/, '')
}
