import type { QueryClient } from '@tanstack/react-query'
import { preloadNotices } from './features/alert/preload.ts'
import { preloadAudit } from './features/audit/audit.ts'
import { preloadQuery } from './features/consulta/state/preload.ts'
import { preloadDossiers, preloadMentions } from './features/dossier/preload.ts'
import { preloadFaces } from './features/face/preload.ts'
import { preloadFolders } from './features/folder/preload.ts'
import { preloadLists } from './features/list/preload.ts'
import { preloadLives, preloadSpeech } from './features/live/preload.ts'
import { preloadLinks } from './features/misleading-link/preload.ts'
import { preloadPersons } from './features/public-person/preload.ts'
import { preloadSources } from './features/source/preload.ts'
import { preloadOwnSessions, preloadUsers } from './features/user/preload.ts'
import type { FramedPath } from './screens.ts'

/** Starts requests; `texts` is the query string of the address. */
type ScreenCalls = (client: QueryClient, texts: Readonly<Record<string, string | undefined>>) => Promise<unknown>[]

/** Requests whose data the first rendering of each screen shows. Separate from the list of screens, which the build reads too. */
export const SCREEN_CALLS: Readonly<Partial<Record<FramedPath, ScreenCalls>>> = {
  '/consulta': preloadQuery,
  '/pessoa-publica': preloadPersons,
  '/dossies': preloadDossiers,
  '/listas': preloadLists,
  '/pastas': preloadFolders,
  '/pastas/$id': preloadFolders,
  '/fontes': preloadSources,
  '/links-enganosos': preloadLinks,
  '/rostos': preloadFaces,
  '/avisos': (client) => [...preloadNotices(client), ...preloadMentions(client)],
  '/registro': preloadAudit,
  '/users': preloadUsers,
  '/perfil': preloadOwnSessions,
  '/transcriptions': preloadLives,
  '/transcriptions/add': preloadSpeech,
  '/transcription/$id': preloadSpeech,
}
