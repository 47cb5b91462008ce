import type { QueryClient } from '@tanstack/react-query'
import { preloadQuery } from './features/consulta/state/preload.ts'
import { preloadFaces } from './features/face/preload.ts'
import { preloadLives, preloadSpeech } from './features/live/preload.ts'
import { preloadLinks } from './features/misleading-link/preload.ts'
import { preloadPersons } from './features/public-person/preload.ts'
import { preloadSources } from './features/source/preload.ts'
import { preloadOwnSessions, preloadUsers } from './features/user/preload.ts'

/** Starts calls; `texts` is the address behind the question mark. */
export type ScreenCalls = (
  client: QueryClient,
  texts: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>[]

/** Address of a screen → the calls whose answers its first drawing shows. */
export const SCREEN_CALLS = {
  '/consulta': preloadQuery,
  '/pessoa-publica': preloadPersons,
  '/fontes': preloadSources,
  '/links-enganosos': preloadLinks,
  '/rostos': preloadFaces,
  '/users': preloadUsers,
  '/perfil': preloadOwnSessions,
  '/transcriptions': preloadLives,
  '/transcriptions/add': preloadSpeech,
  '/transcription/$id': preloadSpeech,
} satisfies Readonly<Record<string, ScreenCalls>>

export type ScreenPath = keyof typeof SCREEN_CALLS

const byAddress: Readonly<Record<string, ScreenCalls | undefined>> = SCREEN_CALLS

/** The calls of the screen at an address, with `$id` for what is different in each. */
export const findScreenCalls = (address: string): ScreenCalls | undefined => byAddress[address]
