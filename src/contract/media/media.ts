import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** A stored picture. Public, because an <img> cannot send a token: the signature in the address is the permission. */
export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/api/media/{name}',
  access: 'public',
  summary: 'Um arquivo de mídia, por endereço assinado',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{64}\.[a-z0-9]{1,5}$/, 'Nome de arquivo inválido.') }),
  query: z.strictObject({
    ends: z
      .string()
      .regex(/^\d{1,7}$/, 'Data inválida.')
      .transform(Number),
    signature: z.string().max(100, 'Assinatura inválida.'),
  }),
})
