/** Detects unacceptable responses: 5xx, slow ones, and refusals not in our wording. */
export type Answered = { status: number; text: string; type: string; ms: number }

const MAX_MS = 10_000
/** Wording of engines, libraries and JavaScript; our sentences never contain it. */
const TECHNICAL =
  /\b(error|exception|invalid|expected|received|must|should|required|failed|cannot|undefined|null pointer|syntax|unexpected|not found|too (big|small|long)|string|number|array|object|regex|zod|stack|SELECT|FROM|WHERE|Code: \d|DB::|ECONN|ENOENT|TypeError|node_modules|\.ts:\d|at line|postgres|clickhouse|pglite)\b/i
/** Our sentences begin with a capital, or with the typed text. */
const SENTENCE = /^[\p{Lu}“].*\p{L}/su
/** Sentences that list permitted values, which may look technical. */
const OPTIONS = /^(Use um destes|Use uma destas|Use |O formato|Diga o formato|São aceitos)/

/** Response of `/api/health/ready` while a store exceeds its time, as on a busy machine; health is checked separately. */
const isLateStore = (status: number, text: string) => status === 503 && text.startsWith('{"status":"unavailable"')

/** @returns the problems in words; empty if the response is acceptable */
export function judgeAnswer({ status, text, type, ms }: Answered): string[] {
  const wrong: string[] = []
  if (status >= 500 && !isLateStore(status, text)) wrong.push(`answers ${status}: ${text.slice(0, 200)}`)
  if (ms > MAX_MS) wrong.push(`answers after ${Math.round(ms)} ms`)
  if (status < 400 || status >= 500) return wrong
  if (!type.startsWith('application/json'))
    return [...wrong, `refuses ${status} as ${type || 'nothing'}: ${text.slice(0, 100)}`]
  const sentences = listSentences(text)
  if (sentences.length === 0) wrong.push(`refuses ${status} without a sentence: ${text.slice(0, 200)}`)
  for (const one of sentences) {
    if (!SENTENCE.test(one)) wrong.push(`no sentence: ${one.slice(0, 200)}`)
    else if (!OPTIONS.test(one) && TECHNICAL.test(withoutQuotes(one)))
      wrong.push(`technical or English: ${one.slice(0, 200)}`)
  }
  return wrong
}

/** Removes quoted input of the caller, with any quotation marks inside. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”|"[^"]*"|‘[^’]*’|'[^']*'/g, '')

/** `detail`, or every sentence of every field. */
function listSentences(text: string): string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof body !== 'object' || body === null) return []
  if ('detail' in body && typeof body.detail === 'string') return [body.detail]
  return Object.values(body)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map(String)
}
