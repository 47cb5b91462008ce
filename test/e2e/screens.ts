/** Who may be at the door: nobody, and logged-in people with no right, or with one. */
export const ROLES = ['anonymous', 'user', 'superuser', 'transcriptor'] as const
export type Role = (typeof ROLES)[number]

type Screen = {
  /** `{live}` stands for the number of a live that is there. */
  path: string
  /** Whom it opens to; everybody else gets the guard's sentence. */
  opensTo: readonly Role[]
  /** What its first heading says when it has arrived. */
  heading: string | RegExp
}

const EVERYBODY = ROLES
const LOGGED_IN = ['user', 'superuser', 'transcriptor'] as const
const SUPERUSER = ['superuser'] as const
const TRANSCRIPTOR = ['transcriptor'] as const

export const LIVE_TITLE = 'Sessão que todas as telas visitam'

/** The routes of the specification's section 2, but for /login and /logout, whose end is another screen. One line each. */
export const SCREENS: Screen[] = [
  { path: '/', opensTo: EVERYBODY, heading: 'Quem disse o quê, quando, e até onde foi' },
  { path: '/sobre-o-lupascan', opensTo: EVERYBODY, heading: 'Sobre o LupaScan' },
  { path: '/sobre-nos', opensTo: EVERYBODY, heading: 'Sobre nós' },
  { path: '/nao/existe', opensTo: EVERYBODY, heading: 'Página não encontrada' },
  { path: '/consulta', opensTo: LOGGED_IN, heading: 'Consulta' },
  { path: '/consulta?tab=metrics', opensTo: LOGGED_IN, heading: 'Consulta' },
  { path: '/pessoa-publica', opensTo: LOGGED_IN, heading: 'Pessoas públicas' },
  { path: '/pessoa-publica/1', opensTo: LOGGED_IN, heading: /./ },
  { path: '/transcriptions', opensTo: TRANSCRIPTOR, heading: 'Transcrições' },
  { path: '/transcriptions/add', opensTo: TRANSCRIPTOR, heading: 'Adicionar live' },
  { path: '/transcription/{live}', opensTo: TRANSCRIPTOR, heading: LIVE_TITLE },
  { path: '/links-enganosos', opensTo: SUPERUSER, heading: 'Links enganosos' },
  { path: '/fontes', opensTo: SUPERUSER, heading: 'Fontes' },
  { path: '/users', opensTo: SUPERUSER, heading: 'Usuários' },
  { path: '/users/add', opensTo: SUPERUSER, heading: 'Cadastrar usuário' },
  { path: '/rostos', opensTo: SUPERUSER, heading: 'Rostos' },
  { path: '/perfil', opensTo: LOGGED_IN, heading: 'Seu perfil' },
]
