import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import { readAuditAddress } from './features/audit/audit-address.ts'
import { parseSearchText, printSearchText } from './features/consulta/state/address.ts'
import { readDossierAddress } from './features/dossier/dossier-address.ts'
import { readFacesAddress } from './features/face/faces-address.ts'
import { readListAddress } from './features/list/list-address.ts'
import { readLivesAddress, readMoment } from './features/live/list/lives-address.ts'
import { readLinksAddress } from './features/misleading-link/links-address.ts'
import { type GuardContext, requireRight, requireUser, skipLogin } from './features/session/guards.ts'
import { readSourcesAddress } from './features/source/sources-address.ts'
import { readUsersAddress } from './features/user/users-address.ts'
import { callFrame, waitBriefly } from './first-answers.ts'
import { ScreenProblem } from './load-problem.tsx'
import { SCREEN_CALLS } from './screen-calls.ts'
import { type FramedPath, findScreen, SCREENS } from './screens.ts'
import { importScreen } from './ui/layers/missing-files.ts'
import { ErrorPage } from './ui/page/error-screen.tsx'
import { FrameSkeleton } from './ui/page/screen-skeleton.tsx'

/** A lazily loaded screen. */
const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => importScreen(load), name)

type Entering = { context: GuardContext; location: { searchStr: string }; cause: 'preload' | 'enter' | 'stay' }

/** Requests the screen's first data while its code loads, so that they are there for its first rendering. */
function callFirst(path: FramedPath) {
  return ({ context: { queryClient }, location, cause }: Entering): Promise<void> | undefined => {
    const calls = cause === 'stay' ? undefined : SCREEN_CALLS[path]
    return calls && waitBriefly(calls(queryClient, parseSearchText(location.searchStr)))
  }
}

const loadNotFoundPage = lazyScreen(() => import('./routes/not-found-page.tsx'), 'NotFoundPage')
const loadLogin = lazyScreen(() => import('./routes/login.tsx'), 'LoginScreen')

const loadDashboard = lazyScreen(() => import('./routes/dashboard.tsx'), 'DashboardLayout')
const loadConsulta = lazyScreen(() => import('./routes/consulta.tsx'), 'ConsultaScreen')

const rootRoute = createRootRouteWithContext<GuardContext>()({
  notFoundComponent: loadNotFoundPage,
  errorComponent: ErrorPage,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyScreen(() => import('./routes/home.tsx'), 'HomeScreen'),
})

const aboutRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/sobre-o-lupascan',
    component: lazyScreen(() => import('./routes/sobre-o-lupascan.tsx'), 'AboutProductScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/sobre-nos',
    component: lazyScreen(() => import('./routes/sobre-nos.tsx'), 'AboutTeamScreen'),
  }),
] as const

/** `next`: the path to open after the login. */
function readLoginSearch(search: { next?: string | undefined } & SearchSchemaInput): { next?: string | undefined } {
  return { next: search.next }
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readLoginSearch,
  beforeLoad: skipLogin,
  component: loadLogin,
})

const accountsLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/login',
  validateSearch: readLoginSearch,
  beforeLoad: skipLogin,
  component: loadLogin,
})

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: requireUser,
  component: lazyScreen(() => import('./routes/logout.tsx'), 'LogoutScreen'),
})

/** Screens with the side navigation; all of them need a user. */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dashboard',
  beforeLoad: (visit) => {
    // The session is requested while the code loads.
    void loadDashboard.preload?.()
    if (findScreen(visit.location.pathname) === '/consulta') void loadConsulta.preload?.()
    return requireUser(visit)
  },
  loader: ({ context: { queryClient } }) => callFrame(queryClient),
  staleTime: Number.POSITIVE_INFINITY,
  component: loadDashboard,
  pendingComponent: FrameSkeleton,
})

/** Options common to all screens with the side navigation. */
function framed<Path extends FramedPath>(path: Path) {
  return {
    getParentRoute: () => dashboardRoute,
    path,
    beforeLoad: (visit: Parameters<typeof requireRight>[0]) => requireRight(visit, SCREENS[path].opensTo),
    errorComponent: ScreenProblem,
    loader: callFirst(path),
  }
}

const queryRoute = createRoute({ ...framed('/consulta'), component: loadConsulta })

const alertsRoute = createRoute({
  ...framed('/avisos'),
  validateSearch: ({ busca }: { busca?: unknown } & SearchSchemaInput): { busca?: string | undefined } =>
    typeof busca === 'string' ? { busca: busca.slice(0, 100) } : {},
  component: lazyScreen(() => import('./routes/avisos.tsx'), 'AvisosScreen'),
})

const importPerson = () => import('./routes/pessoa-publica-pessoa.tsx')

const personRoutes = [
  createRoute({
    ...framed('/pessoa-publica'),
    component: lazyScreen(() => import('./routes/pessoa-publica.tsx'), 'PessoasPublicasScreen'),
  }),
  createRoute({
    ...framed('/pessoa-publica/$id'),
    component: lazyScreen(importPerson, 'PessoaPublicaScreen'),
    loader: ({ context: { queryClient }, params: { id } }) => {
      void importPerson().then(({ preloadPerson }) => preloadPerson(queryClient, id))
    },
  }),
] as const

const dossierRoutes = [
  createRoute({ ...framed('/dossies'), component: lazyScreen(() => import('./routes/dossies.tsx'), 'DossiesScreen') }),
  createRoute({
    ...framed('/dossies/$id'),
    validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readDossierAddress(given),
    component: lazyScreen(() => import('./routes/dossie.tsx'), 'DossieScreen'),
  }),
] as const

const listRoutes = [
  createRoute({
    ...framed('/listas'),
    validateSearch: ({ copiar }: { copiar?: unknown } & SearchSchemaInput): { copiar?: string | undefined } =>
      typeof copiar === 'string' ? { copiar: copiar.slice(0, 100) } : {},
    component: lazyScreen(() => import('./routes/listas.tsx'), 'ListasScreen'),
  }),
  createRoute({
    ...framed('/listas/$id'),
    validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readListAddress(given),
    component: lazyScreen(() => import('./routes/lista.tsx'), 'ListaScreen'),
  }),
] as const

const alertAndFolderRoutes = [
  createRoute({ ...framed('/avisos/$id'), component: lazyScreen(() => import('./routes/aviso.tsx'), 'AvisoScreen') }),
  createRoute({ ...framed('/pastas'), component: lazyScreen(() => import('./routes/pastas.tsx'), 'PastasScreen') }),
  createRoute({ ...framed('/pastas/$id'), component: lazyScreen(() => import('./routes/pasta.tsx'), 'PastaScreen') }),
] as const

const usersRoute = createRoute({
  ...framed('/users'),
  validateSearch: readUsersAddress,
  component: lazyScreen(() => import('./routes/users.tsx'), 'UsersListScreen'),
})

const addUserRoute = createRoute({
  ...framed('/users/add'),
  component: lazyScreen(() => import('./routes/users-add.tsx'), 'AddUserScreen'),
})

const facesRoute = createRoute({
  ...framed('/rostos'),
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readFacesAddress(given),
  component: lazyScreen(() => import('./routes/rostos.tsx'), 'FacesScreen'),
})

const sourcesRoute = createRoute({
  ...framed('/fontes'),
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readSourcesAddress(given),
  component: lazyScreen(() => import('./routes/fontes.tsx'), 'FontesScreen'),
})

const misleadingLinksRoute = createRoute({
  ...framed('/links-enganosos'),
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readLinksAddress(given),
  component: lazyScreen(() => import('./routes/links-enganosos.tsx'), 'MisleadingLinksScreen'),
})

const auditRoute = createRoute({
  ...framed('/registro'),
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readAuditAddress(given),
  component: lazyScreen(() => import('./routes/registro.tsx'), 'RegistroScreen'),
})

const ownProfileRoute = createRoute({
  ...framed('/perfil'),
  component: lazyScreen(() => import('./routes/perfil.tsx'), 'OwnProfileScreen'),
})

/** Target of a one-time link: open to everyone who has it. */
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/senha/$token',
  component: lazyScreen(() => import('./routes/senha.tsx'), 'PasswordScreen'),
})

const transcriptionRoutes = [
  createRoute({
    ...framed('/transcriptions'),
    validateSearch: readLivesAddress,
    component: lazyScreen(() => import('./routes/transcriptions.tsx'), 'TranscriptionsScreen'),
  }),
  createRoute({
    ...framed('/transcriptions/add'),
    component: lazyScreen(() => import('./routes/transcriptions-add.tsx'), 'TranscriptionsAddScreen'),
  }),
  createRoute({
    ...framed('/transcription/$id'),
    validateSearch: readMoment,
    component: lazyScreen(() => import('./routes/transcription.tsx'), 'TranscriptionScreen'),
  }),
] as const

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...aboutRoutes,
  loginRoute,
  accountsLoginRoute,
  logoutRoute,
  passwordRoute,
  dashboardRoute.addChildren([
    queryRoute,
    alertsRoute,
    ...personRoutes,
    ...dossierRoutes,
    ...listRoutes,
    ...alertAndFolderRoutes,
    usersRoute,
    addUserRoute,
    facesRoute,
    sourcesRoute,
    misleadingLinksRoute,
    auditRoute,
    ownProfileRoute,
    ...transcriptionRoutes,
  ]),
])

/** On a prerendered page the user's scroll position and focus are kept. */
const isDrawnAnew = () => typeof document !== 'undefined' && document.querySelector('[data-as-built]') === null

/**
 * Creates the page's router; `history` is given outside a browser. The address bar has plain texts (see
 * features/consulta/state/address.ts), not the router's JSON.
 */
export function createAppRouter(context: GuardContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseSearchText,
    stringifySearch: printSearchText,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    // The skeleton has the shape of its screen and is replaced at once; by default the router would show it for at least half a second.
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: loadNotFoundPage,
    scrollRestoration: isDrawnAnew,
    trailingSlash: 'never',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
