import { isJsonObject } from '../files/json-object.ts'

/** The text of a message of Telegram Desktop's result.json: a string, or a list of strings and of objects with a text. */
export function joinText(text: unknown): string {
  if (typeof text === 'string') return text
  return Array.isArray(text) ? text.map(readPart).join('') : readPart(text)
}

function readPart(part: unknown): string {
  if (typeof part === 'string') return part
  return isJsonObject(part) && typeof part.text === 'string' ? part.text : ''
}
