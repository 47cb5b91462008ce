import { SourceError } from '../../net/source-error.ts'
import { cleanLine } from '../fields/text.ts'
import type { Decision } from '../files/json-elements.ts'
import { parseJsonObject } from '../files/json-object.ts'
import { repairEscapes } from './escapes.ts'
import type { TelegramChat } from './message.ts'

/** Channels and groups are public; everything else in an export is private and is not read. */
const TAKEN = new Set(['public_channel', 'private_channel', 'public_supergroup', 'private_supergroup', 'private_group'])
const PRIVATE = new Set(['personal_chat', 'bot_chat', 'saved_messages', 'replies', 'verification_codes'])

const CHAT_PATHS = new Set(['', 'chats.list[]', 'left_chats.list[]'])
const LIST_PATHS = new Set(['chats', 'chats.list', 'left_chats', 'left_chats.list'])

/** Tracks which chat of an export is being read, and whether its messages are taken. */
export class TelegramChats {
  readonly #handle: string
  #path = ''
  #name = ''
  #type = ''
  #id = ''
  #hasChats = false
  #hasTaken = false

  /** `handle` is the user's handle for the one channel of the file, without "@"; empty when not given. Throws SourceError. */
  constructor(handle: string) {
    if (handle && !/^\w{3,32}$/.test(handle)) {
      throw new SourceError(`“${handle}” não é uma conta do Telegram; use o nome que vem depois de t.me/.`)
    }
    this.#handle = handle
  }

  /** Throws SourceError when the file is one private conversation, or when one handle is given for many chats. */
  decide(path: string): Decision {
    if (CHAT_PATHS.has(path)) return 'enter'
    if (LIST_PATHS.has(path)) {
      if (this.#handle) {
        throw new SourceError(
          'A conta (--account) vale para a exportação de um canal só; este arquivo tem vários.',
          'A conta vale para a exportação de um canal só; este arquivo tem vários.',
        )
      }
      this.#hasChats = true
      return 'enter'
    }
    if (path === this.#in('messages')) return this.#takesMessages() ? 'enter' : 'pass'
    return path === `${this.#in('messages')}[]` ? 'cut' : 'pass'
  }

  open(path: string): void {
    if (!CHAT_PATHS.has(path)) return
    this.#path = path
    this.#name = ''
    this.#type = ''
    this.#id = ''
  }

  learn(path: string, text: string): void {
    if (path === this.#in('name')) this.#name = cleanLine(parseScalar(text))
    else if (path === this.#in('type')) this.#type = parseScalar(text)
    else if (path === this.#in('id')) this.#id = parseScalar(text)
  }

  current(): TelegramChat {
    const account = this.#handle || `chat${this.#id}`
    return { name: this.#name || account, account, hasHandle: this.#handle !== '' }
  }

  /** Throws SourceError when the file, now read, contained no chat to take. */
  checkFound(): void {
    if (this.#hasTaken) return
    if (this.#hasChats)
      throw new SourceError('A exportação não tem canais nem grupos; conversas particulares não são importadas.')
    throw new SourceError('O arquivo não é a exportação do Telegram Desktop em JSON (result.json): não tem mensagens.')
  }

  #takesMessages(): boolean {
    const isTaken = TAKEN.has(this.#type) && this.#id !== ''
    if (!isTaken && this.#path === '') {
      throw new SourceError(
        PRIVATE.has(this.#type)
          ? 'O arquivo é de uma conversa particular; são importados só canais e grupos.'
          : 'O arquivo não é a exportação de um canal ou grupo do Telegram Desktop (result.json).',
      )
    }
    this.#hasTaken ||= isTaken
    return isTaken
  }

  #in(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`
  }
}

/** The text of a name, type or id as written in the file; empty for null. */
function parseScalar(text: string): string {
  const value = parseJsonObject(`{"value":${repairEscapes(text)}}`)?.value
  return value === null || value === undefined ? '' : String(value)
}
