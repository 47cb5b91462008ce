/**
 * One request of the API tour, which supplies the examples of the documentation. Names in braces stand for values
 * recorded from an earlier response: `{search}` in a path, a query or a body.
 */
export type Step = {
  /** Method and path, as in the contract. */
  call: string
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> }
  /** Content type, for a call whose body is the file itself rather than a form. */
  type?: string
  /** The caller; defaults to the superuser, `null`: anonymous; `metrics`: reader of the internal metrics. */
  as?: 'ana' | 'metrics' | null
  /** The whole address, if a response supplied it. */
  url?: string
  /** Values to record, by name: `items.0.id` of the response; with `/` appended, the last segment of an address. */
  keep?: Record<string, string>
  /** Requests that are refused, if neither an empty body nor the request of route-cases.ts covers that. */
  refused?: Pick<Step, 'params' | 'query' | 'body'>[]
}

export const step = (call: string, rest: Omit<Step, 'call'> = {}): Step => ({ call, ...rest })
