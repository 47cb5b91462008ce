/**
 * Registry of all addresses of the browser. Router paths, guards and first calls (router.tsx), the preloaded files of each page
 * (scripts/first-files.ts), requests before the program has loaded (first-calls.ts), the items of the side navigation
 * (routes/dashboard.tsx), and the tests that visit all screens derive from it.
 */
type Screen = {
  /** The file of routes/ that renders it, without its extension. */
  file: string
  /** Who may open it; `anyone` needs no login. */
  opensTo: 'anyone' | 'user' | 'transcriptor' | 'superuser'
  /** `built`: prerendered as HTML by the build; `alone`: rendered by the program; `framed`: with the side navigation. */
  kind: 'built' | 'alone' | 'framed'
}

/** `$id` stands for any single segment. */
export const SCREENS = {
  '/': { file: 'home', opensTo: 'anyone', kind: 'built' },
  '/sobre-o-lupascan': { file: 'sobre-o-lupascan', opensTo: 'anyone', kind: 'built' },
  '/sobre-nos': { file: 'sobre-nos', opensTo: 'anyone', kind: 'built' },
  '/login': { file: 'login', opensTo: 'anyone', kind: 'alone' },
  '/accounts/login': { file: 'login', opensTo: 'anyone', kind: 'alone' },
  '/logout': { file: 'logout', opensTo: 'user', kind: 'alone' },
  '/senha/$token': { file: 'senha', opensTo: 'anyone', kind: 'alone' },
  '/consulta': { file: 'consulta', opensTo: 'user', kind: 'framed' },
  '/avisos': { file: 'avisos', opensTo: 'user', kind: 'framed' },
  '/avisos/$id': { file: 'aviso', opensTo: 'user', kind: 'framed' },
  '/pessoa-publica': { file: 'pessoa-publica', opensTo: 'user', kind: 'framed' },
  '/pessoa-publica/$id': { file: 'pessoa-publica-pessoa', opensTo: 'user', kind: 'framed' },
  '/transcriptions': { file: 'transcriptions', opensTo: 'transcriptor', kind: 'framed' },
  '/transcriptions/add': { file: 'transcriptions-add', opensTo: 'transcriptor', kind: 'framed' },
  '/transcription/$id': { file: 'transcription', opensTo: 'transcriptor', kind: 'framed' },
  '/dossies': { file: 'dossies', opensTo: 'user', kind: 'framed' },
  '/dossies/$id': { file: 'dossie', opensTo: 'user', kind: 'framed' },
  '/listas': { file: 'listas', opensTo: 'user', kind: 'framed' },
  '/listas/$id': { file: 'lista', opensTo: 'user', kind: 'framed' },
  '/pastas': { file: 'pastas', opensTo: 'user', kind: 'framed' },
  '/pastas/$id': { file: 'pasta', opensTo: 'user', kind: 'framed' },
  '/fontes': { file: 'fontes', opensTo: 'superuser', kind: 'framed' },
  '/links-enganosos': { file: 'links-enganosos', opensTo: 'superuser', kind: 'framed' },
  '/rostos': { file: 'rostos', opensTo: 'superuser', kind: 'framed' },
  '/registro': { file: 'registro', opensTo: 'superuser', kind: 'framed' },
  '/users': { file: 'users', opensTo: 'superuser', kind: 'framed' },
  '/users/add': { file: 'users-add', opensTo: 'superuser', kind: 'framed' },
  '/perfil': { file: 'perfil', opensTo: 'user', kind: 'framed' },
} as const satisfies Record<string, Screen>

export type ScreenPath = keyof typeof SCREENS

/** Paths of the screens with the side navigation. */
export type FramedPath = {
  [Path in ScreenPath]: (typeof SCREENS)[Path]['kind'] extends 'framed' ? Path : never
}[ScreenPath]

// Type: the keys of the list above.
export const SCREEN_PATHS = Object.keys(SCREENS) as ScreenPath[]

/** The screen at an address, with or without a trailing slash. */
export function findScreen(pathname: string): ScreenPath | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const parent = path.replace(/[^/]+$/, '')
  return (
    SCREEN_PATHS.find((one) => one === path) ??
    SCREEN_PATHS.find((one) => one.includes('$') && one.slice(0, one.indexOf('$')) === parent)
  )
}
