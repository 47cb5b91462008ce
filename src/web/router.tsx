import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import { demoQuery } from './demo-query.ts'
import { parseSearchText, printSearchText } from './features/consulta/state/address.ts'
import { readFacesAddress } from './features/face/faces-address.ts'
import { readLivesAddress, readMoment } from './features/live/list/lives-address.ts'
import { readLinksAddress } from './features/misleading-link/links-address.ts'
import { type GuardContext, requirePermission, requireUser, skipLogin } from './features/session/guards.ts'
import { profileQuery } from './features/session/profile.ts'
import { readSourcesAddress } from './features/source/sources-address.ts'
import { readUsersAddress } from './features/user/users-address.ts'
import { waitBriefly } from './first-answers.ts'
import { SCREEN_CALLS, type ScreenPath } from './screen-calls.ts'
import { ErrorPage, ErrorScreen } from './ui/error-screen.tsx'
import { importScreen } from './ui/missing-files.ts'
import { ScreenSkeleton } from './ui/screen-skeleton.tsx'

/** A screen whose code comes when it is asked for. */
const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => importScreen(load), name)

type Entering = { context: GuardContext; location: { searchStr: string }; cause: 'preload' | 'enter' | 'stay' }

/** What a screen shows first travels while its code is read, and is there for its first drawing. */
function callFirst(path: ScreenPath) {
  return ({ context: { queryClient }, location, cause }: Entering): Promise<void> | undefined =>
    cause === 'stay' ? undefined : waitBriefly(SCREEN_CALLS[path](queryClient, parseSearchText(location.searchStr)))
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
    // The session is asked for while the code is on its way.
    void loadDashboard.preload?.()
    if (visit.location.pathname === '/consulta') void loadConsulta.preload?.()
    return requireUser(visit)
  },
  loader: ({ context: { queryClient } }) => {
    // What stands around the screen is asked for before the screen is drawn.
    return waitBriefly([queryClient.prefetchQuery(profileQuery), queryClient.prefetchQuery(demoQuery)])
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: loadDashboard,
  pendingComponent: ScreenSkeleton,
})

const queryRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/consulta',
  component: loadConsulta,
  errorComponent: ErrorScreen,
  loader: callFirst('/consulta'),
})

const importPerson = () => import('./routes/pessoa-publica-pessoa.tsx')

const personRoutes = [
  createRoute({
    getParentRoute: () => dashboardRoute,
    path: '/pessoa-publica',
    component: lazyScreen(() => import('./routes/pessoa-publica.tsx'), 'PessoasPublicasScreen'),
    errorComponent: ErrorScreen,
    loader: callFirst('/pessoa-publica'),
  }),
  createRoute({
    getParentRoute: () => dashboardRoute,
    path: '/pessoa-publica/$id',
    component: lazyScreen(importPerson, 'PessoaPublicaScreen'),
    errorComponent: ErrorScreen,
    loader: ({ context: { queryClient }, params: { id } }) => {
      void importPerson().then(({ preloadPerson }) => preloadPerson(queryClient, id))
    },
  }),
] as const

const usersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/users',
  validateSearch: readUsersAddress,
  beforeLoad: (visit) => requirePermission(visit, (profile) => profile.is_superuser),
  component: lazyScreen(() => import('./routes/users.tsx'), 'UsersListScreen'),
  errorComponent: ErrorScreen,
  loader: callFirst('/users'),
})

const facesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/rostos',
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readFacesAddress(given),
  beforeLoad: (visit) => requirePermission(visit, (profile) => profile.is_superuser),
  component: lazyScreen(() => import('./routes/rostos.tsx'), 'FacesScreen'),
  errorComponent: ErrorScreen,
  loader: callFirst('/rostos'),
})

const addUserRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/users/add',
  beforeLoad: (visit) => requirePermission(visit, (profile) => profile.is_superuser),
  component: lazyScreen(() => import('./routes/users-add.tsx'), 'AddUserScreen'),
  errorComponent: ErrorScreen,
})

const sourcesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/fontes',
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readSourcesAddress(given),
  beforeLoad: (visit) => requirePermission(visit, (profile) => profile.is_superuser),
  component: lazyScreen(() => import('./routes/fontes.tsx'), 'FontesScreen'),
  errorComponent: ErrorScreen,
  loader: callFirst('/fontes'),
})

const misleadingLinksRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/links-enganosos',
  validateSearch: (given: Record<string, unknown> & SearchSchemaInput) => readLinksAddress(given),
  beforeLoad: (visit) => requirePermission(visit, (profile) => profile.is_superuser),
  component: lazyScreen(() => import('./routes/links-enganosos.tsx'), 'MisleadingLinksScreen'),
  errorComponent: ErrorScreen,
  loader: callFirst('/links-enganosos'),
})

const ownProfileRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/perfil',
  component: lazyScreen(() => import('./routes/perfil.tsx'), 'OwnProfileScreen'),
  errorComponent: ErrorScreen,
  loader: callFirst('/perfil'),
})

/** Where a one-time link leads: open to whoever has it. */
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/senha/$token',
  component: lazyScreen(() => import('./routes/senha.tsx'), 'PasswordScreen'),
})

const requireTranscriptor = (visit: Parameters<typeof requireUser>[0]) =>
  requirePermission(visit, (profile) => profile.transcriptor_group)

const transcriptionRoutes = [
  createRoute({
    getParentRoute: () => dashboardRoute,
    path: '/transcriptions',
    validateSearch: readLivesAddress,
    beforeLoad: requireTranscriptor,
    component: lazyScreen(() => import('./routes/transcriptions.tsx'), 'TranscriptionsScreen'),
    errorComponent: ErrorScreen,
    loader: callFirst('/transcriptions'),
  }),
  createRoute({
    getParentRoute: () => dashboardRoute,
    path: '/transcriptions/add',
    beforeLoad: requireTranscriptor,
    component: lazyScreen(() => import('./routes/transcriptions-add.tsx'), 'TranscriptionsAddScreen'),
    errorComponent: ErrorScreen,
    loader: callFirst('/transcriptions/add'),
  }),
  createRoute({
    getParentRoute: () => dashboardRoute,
    path: '/transcription/$id',
    validateSearch: readMoment,
    beforeLoad: requireTranscriptor,
    component: lazyScreen(() => import('./routes/transcription.tsx'), 'TranscriptionScreen'),
    errorComponent: ErrorScreen,
    loader: callFirst('/transcription/$id'),
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
    ...personRoutes,
    usersRoute,
    addUserRoute,
    facesRoute,
    sourcesRoute,
    misleadingLinksRoute,
    ownProfileRoute,
    ...transcriptionRoutes,
  ]),
])

/** A page that is there as it was built has its reader's place already. */
const isDrawnAnew = () => typeof document !== 'undefined' && document.querySelector('[data-as-built]') === null

/** The page's router; `history` where there is no browser. The address bar carries plain texts (see features/consulta/state/address.ts), not the router's JSON. */
export function createAppRouter(context: GuardContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseSearchText,
    stringifySearch: printSearchText,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    // The outline has the shape of its screen and gives way at once; by default a screen that is ready would wait half a second.
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
