import { cleanLine } from '../../fields/text.ts'

/** The sentence that Telegram shows in place of a restricted channel or message, with the reason and nothing else. */
const SENTENCE =
  /^(?:unfortunately, )?this (?:channel|group|chat|account|message|post) (?:(?:can.?t|cannot|couldn.?t|could not) be (?:displayed|shown|accessed)|is (?:unavailable|not available|no longer accessible|blocked)|was blocked)\b.{0,20}\b(?:because|due to|on your device|in your (?:country|region)|in accordance)\b.{0,300}$/i

/** Telegram's own sentence; null if the text is something else. */
export function findRestriction(text: string): string | null {
  const line = cleanLine(text)
  return SENTENCE.test(line) ? line : null
}
