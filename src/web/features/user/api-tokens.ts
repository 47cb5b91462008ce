import { queryOptions } from '@tanstack/react-query'
import { SCOPE_NAMES, type TokenScope } from '../../../contract/limits.ts'
import type {
  CreatedApiToken,
  createApiToken,
  listApiTokens,
  NewApiToken,
  revokeApiToken,
} from '../../../contract/users/api-tokens.ts'
import { request } from '../../api.ts'

export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => request<typeof listApiTokens>('GET', '/api/users/profile/tokens/', { signal }),
  staleTime: 5_000,
})

export function makeToken(body: NewApiToken): Promise<CreatedApiToken> {
  return request<typeof createApiToken>('POST', '/api/users/profile/tokens/', { body })
}

export async function revokeToken(id: string): Promise<void> {
  await request<typeof revokeApiToken>('DELETE', '/api/users/profile/tokens/{id}/', { params: { id } })
}

/** Name and description of each permission. */
export const SCOPE_WORDS: Record<TokenScope, { name: string; help: string }> = {
  read: {
    name: SCOPE_NAMES.read,
    help: 'Buscar publicações, baixar CSV, ver gráficos e pessoas públicas. Lê também os dossiês, listas, pastas e buscas salvas que você vê, e o seu perfil; de quem transcreve, as lives.',
  },
  import: { name: SCOPE_NAMES.import, help: 'Trazer de arquivos publicações, pessoas, notícias e links enganosos.' },
  alerts: { name: SCOPE_NAMES.alerts, help: 'Ver e mudar alertas, seus e compartilhados com você.' },
  admin: {
    name: SCOPE_NAMES.admin,
    help: 'O que mais você pode mudar e, como superusuário, ver. Nunca muda usuários, senhas, sessões e chaves.',
  },
}
