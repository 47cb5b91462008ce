import { vi } from 'vitest'

/** Content of a call: the bearer token without the word "Bearer", and the JSON body. */
export type FakeCall = { method: string; url: string; token: string | null; body: unknown }
type StatusAndBody = [status: number, body: unknown]
type Answer = (call: FakeCall) => StatusAndBody | Promise<StatusAndBody>

/** The server side of `fetch` in tests. A path without a response fails like a broken connection. */
export type FakeServer = {
  calls: FakeCall[]
  answer(path: string, answer: Answer): void
  answer(path: string, status: number, body: unknown): void
  fail(path: string): void
}

/** Installs a window, a storage and a server as globals for the page's code. Undo with `vi.unstubAllGlobals()`. */
export function startFakeBrowser(): FakeServer {
  const answers = new Map<string, Answer>()
  const calls: FakeCall[] = []
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const call = readCall(url, init)
    calls.push(call)
    const answer = answers.get(url.split('?')[0] ?? '')
    if (!answer) throw new TypeError('fetch failed')
    const [status, body] = await answer(call)
    return Response.json(body, { status })
  })
  return {
    calls,
    answer: (path: string, answer: Answer | number, body?: unknown) => {
      answers.set(path, typeof answer === 'number' ? () => [answer, body] : answer)
    },
    fail: (path) => answers.delete(path),
  }
}

function readCall(url: string, init: RequestInit): FakeCall {
  const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
  return {
    method: init.method ?? 'GET',
    url,
    token,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  }
}

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
