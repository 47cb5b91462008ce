/** Spellings of a path that a guard might not recognise but a router might. */
export function disguise(path: string): string[] {
  const inner = path.slice('/api/'.length)
  const bare = path.replace(/\/$/, '')
  return [
    ...[bare, `${path}/`, `/${path}`, `//${path}`, `/api//${inner}`, path.replaceAll('/', '//')],
    ...[`/./api/${inner}`, `/api/./${inner}`, `/x/..${path}`, `/api/docs/..${path.slice(4)}`, `/api/docs/../${inner}`],
    ...[
      `/api%2F${inner}`,
      `/api/%2F${inner}`,
      `${bare}%2F`,
      `/%2e%2e${path}`,
      `/api/docs/%2e%2e/${inner}`,
      `/%61pi/${inner}`,
    ],
    ...[`${path};x`, `${bare};x/`, `/api;x/${inner}`, `${bare};/`, `${path}%00`, `${path}%20`, `${bare}%0d%0a/`],
    ...[
      path.toUpperCase(),
      `/Api/${inner}`,
      `${path}*`,
      `${path}:id`,
      `${path}{id}`,
      `${path}.json`,
      `${path}index.html`,
    ],
    ...[`${path}?access=public`, `${path}?format=csv`, `/api\\${inner}`],
    `http://127.0.0.1${path}`,
  ]
}

/** Every third spelling, a different third for the next path of a list: `npm run test:properties` tries all. */
export function disguiseInTurn(path: string, at: number): { variant: string; turn: number }[] {
  const all = disguise(path).map((variant, turn) => ({ variant, turn: at + turn }))
  if (process.env.TEST_TIMES) return all
  return all.filter(({ turn }) => turn % 3 === 0).map(({ variant, turn }) => ({ variant, turn: turn / 3 }))
}

/** Headers that misrepresent the request. */
export const DISGUISES: Record<string, string>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': '/api/health/', 'x-rewrite-url': '/api/health/' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
]
