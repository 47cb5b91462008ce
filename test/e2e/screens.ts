/** Who may be at the door: nobody, and logged-in people with no right, or with one. */
export const ROLES = ['anonymous', 'user', 'superuser', 'transcriptor'] as const
export type Role = (typeof ROLES)[number]

type Screen = {
  path: string
  /** Whom it opens to; everybody else gets the guard's sentence. */
  opensTo: readonly Role[]
  /** What its first heading says when it has arrived. */
  heading: string
}

const EVERYBODY = ROLES
const LOGGED_IN = ['user', 'superuser', 'transcriptor'] as const
const SUPERUSER = ['superuser'] as const
const TRANSCRIPTOR = ['transcriptor'] as const

/** The routes of the specification's section 2, but for /login and /logout, whose end is another screen. One line each. */
export const SCREENS: Screen[] = [
  { path: '/', opensTo: EVERYBODY, heading: 'Quem disse o quê, quando, e até onde foi' },
  { path: '/sobre-o-lupascan', opensTo: EVERYBODY, heading: 'Sobre o LupaScan' },
  { path: '/sobre-nos', opensTo: EVERYBODY, heading: 'Sobre nós' },
  { path: '/nao/existe', opensTo: EVERYBODY, heading: 'Página não encontrada' },
  { path: '/consulta', opensTo: LOGGED_IN, heading: 'Consulta' },
  { path: '/pessoa-publica', opensTo: LOGGED_IN, heading: 'Página não encontrada' },
  { path: '/transcriptions', opensTo: TRANSCRIPTOR, heading: 'Página não encontrada' },
  { path: '/transcriptions/add', opensTo: TRANSCRIPTOR, heading: 'Página não encontrada' },
  { path: '/transcription/1', opensTo: TRANSCRIPTOR, heading: 'Página não encontrada' },
  { path: '/users', opensTo: SUPERUSER, heading: 'Página não encontrada' },
  { path: '/users/add', opensTo: SUPERUSER, heading: 'Página não encontrada' },
]
