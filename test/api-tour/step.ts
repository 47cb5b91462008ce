/**
 * One request of the tour through the API, from which its documentation has its examples. Words in braces stand for what an earlier
 * answer was asked to keep: `{search}` in a path, a query or a body.
 */
export type Step = {
  /** Method and path, as the contract writes it. */
  call: string
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> }
  /** Of a call that takes the file itself and no form. */
  type?: string
  /** Who asks; the superuser where nobody is named, `null`: nobody; `metrics`: who reads the figures of the program. */
  as?: 'ana' | 'metrics' | null
  /** The whole address, where an answer gave it. */
  url?: string
  /** Under which name what part of the answer is kept: `items.0.id`; with `/` behind it the last part of an address. */
  keep?: Record<string, string>
  /** What it is refused for, where neither an empty body nor the request of route-cases.ts shows it. */
  refused?: Pick<Step, 'params' | 'query' | 'body'>[]
}

export const step = (call: string, rest: Omit<Step, 'call'> = {}): Step => ({ call, ...rest })
