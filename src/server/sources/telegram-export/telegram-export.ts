import type { Readable } from 'node:stream'
import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import { SourceError } from '../../net/source-error.ts'
import { createDateParser } from '../fields/date.ts'
import { parseHandle } from '../fields/handle.ts'
import { openInput } from '../file-head/file-head.ts'
import { decodeText } from '../files/decode.ts'
import { JsonElements } from '../files/json-elements.ts'
import { type JsonObject, parseJsonObject } from '../files/json-object.ts'
import { isHeavyJson, OF_A_POST } from '../files/json-weight.ts'
import { ItemRejected } from '../item-rejected.ts'
import type { SourceOptions } from '../source.ts'
import { TelegramChats } from './chats.ts'
import { repairEscapes } from './escapes.ts'
import { buildTelegramPost } from './message.ts'

const MESSAGE_FORM = {
  start: /\{\s*"id"\s*:\s*\d+\s*,\s*"type"\s*:\s*"(?:message|service|unsupported)"/,
  boundary: /"messages"\s*:/,
  maxLength: 4_000_000,
}

const BROKEN = 'A mensagem que começa nesta linha está danificada (JSON inválido).'
const LOST = 'A partir daqui o arquivo está danificado e não pôde ser lido; exporte de novo no Telegram Desktop.'
const CUT_OFF = 'O arquivo termina antes do fim da exportação; copie-o ou exporte-o de novo.'

/**
 * Posts from the result.json of Telegram Desktop: one channel or group, or a whole export, of which only channels and groups are
 * taken. `account` is the channel's handle, which the file does not contain. `position` is the line where the message begins.
 */
export async function* readTelegramExport(input: Readable, options: SourceOptions = {}): AsyncGenerator<SourceItem> {
  const { chunks } = await openInput(input, { checkStart })
  const items: SourceItem[] = []
  const chats = new TelegramChats(parseHandle(options.account ?? ''))
  const parseDate = createDateParser(options.timeZone)
  const elements = new JsonElements<JsonObject>(MESSAGE_FORM, {
    decide: (path) => chats.decide(path),
    onOpen: (path) => chats.open(path),
    onScalar: (path, text) => chats.learn(path, text),
    parse: (text) =>
      isHeavyJson(text, OF_A_POST) ? undefined : (parseJsonObject(text) ?? parseJsonObject(repairEscapes(text))),
    onElement: (line, message) => {
      try {
        const post = buildTelegramPost(message, chats.current(), parseDate)
        if (post) items.push({ position: line, post })
      } catch (error) {
        if (!(error instanceof ItemRejected)) throw error
        items.push({ position: line, reason: error.message })
      }
    },
    onBroken: (line) => items.push({ position: line, reason: BROKEN }),
    onLost: (line) => items.push({ position: line, reason: LOST }),
  })
  for await (const text of decodeText(chunks)) {
    elements.add(text)
    yield* items.splice(0)
    if (elements.isLost) break
  }
  if (options.isHead) return
  elements.end()
  yield* items
  chats.checkFound()
  if (!elements.isComplete) yield { position: elements.line, reason: CUT_OFF }
}

function checkStart(start: string): void {
  if (start.startsWith('{')) return
  throw new SourceError('O arquivo não é a exportação do Telegram Desktop em JSON (result.json).')
}
