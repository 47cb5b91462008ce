import { type FramedPath, SCREENS as LIST, type ScreenPath } from '../../src/web/screens.ts'

/** Roles of visitors: anonymous, and logged-in users without a special right, or with one. */
export const ROLES = ['anonymous', 'user', 'superuser', 'transcriptor'] as const
export type Role = (typeof ROLES)[number]

type Visit = {
  /** `{live}` stands for the id of an existing live. */
  path: string
  /** Roles that may open it; all others see the guard's sentence. */
  opensTo: readonly Role[]
  /** Its first heading once loaded. */
  heading: string | RegExp
}

const ROLES_OF = {
  anyone: ROLES,
  user: ['user', 'superuser', 'transcriptor'],
  superuser: ['superuser'],
  transcriptor: ['transcriptor'],
} as const

export const LIVE_TITLE = 'Sessão que todas as telas visitam'

/**
 * The addresses under which each screen is visited. Excluded: login and logout, which end on another screen, and a link
 * that works once.
 */
const VISITS: Record<
  FramedPath | '/' | '/sobre-o-lupascan' | '/sobre-nos',
  Omit<Visit, 'opensTo' | 'path'> & { path?: string }
> = {
  '/': { heading: 'Quem disse o quê, quando, e até onde foi' },
  '/sobre-o-lupascan': { heading: 'Sobre o LupaScan' },
  '/sobre-nos': { heading: 'Sobre nós' },
  '/consulta': { heading: 'Consulta' },
  '/avisos': { heading: 'Avisos' },
  '/avisos/$id': { path: '/avisos/00000000-0000-4000-8000-000000000000', heading: 'Este alerta não existe' },
  '/pessoa-publica': { heading: 'Pessoas públicas' },
  '/pessoa-publica/$id': { path: '/pessoa-publica/1', heading: /./ },
  '/transcriptions': { heading: 'Transcrições' },
  '/transcriptions/add': { heading: 'Adicionar live' },
  '/transcription/$id': { path: '/transcription/{live}', heading: LIVE_TITLE },
  '/links-enganosos': { heading: 'Links enganosos' },
  '/dossies': { heading: 'Dossiês' },
  '/dossies/$id': { path: '/dossies/00000000-0000-4000-8000-000000000000', heading: 'Este dossiê não existe' },
  '/listas': { heading: 'Listas' },
  '/listas/$id': { path: '/listas/00000000-0000-4000-8000-000000000000', heading: 'Esta lista não existe' },
  '/pastas': { heading: 'Pastas' },
  '/pastas/$id': { path: '/pastas/00000000-0000-4000-8000-000000000000', heading: 'Esta pasta não existe' },
  '/fontes': { heading: 'Fontes' },
  '/registro': { heading: 'Registro' },
  '/users': { heading: 'Usuários' },
  '/users/add': { heading: 'Cadastrar usuário' },
  '/rostos': { heading: 'Rostos' },
  '/perfil': { heading: 'Seu perfil' },
}

/** Every screen of src/web/screens.ts, and two additional addresses. */
export const SCREENS: Visit[] = [
  // Type: Object.keys returns string[]; these are the keys of the list above.
  ...(Object.keys(VISITS) as (keyof typeof VISITS & ScreenPath)[]).map((screen) => ({
    ...{ path: screen, opensTo: ROLES_OF[LIST[screen].opensTo] },
    ...VISITS[screen],
  })),
  { path: '/nao/existe', opensTo: ROLES, heading: 'Página não encontrada' },
  { path: '/consulta?tab=metrics', opensTo: ROLES_OF.user, heading: 'Consulta' },
]
