import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Whether the store holds the demonstration set: fictional people and posts made by LupaScan itself. */
export const DemoState = z.object({ present: z.boolean() })
export type DemoState = z.infer<typeof DemoState>

export const getDemo = defineEndpoint({
  method: 'GET',
  path: '/api/demo/',
  access: 'user',
  summary: 'Dizer se o conjunto de demonstração está carregado',
  reply: DemoState,
})

export const removeDemo = defineEndpoint({
  method: 'DELETE',
  path: '/api/demo/',
  access: 'superuser',
  summary: 'Remover o conjunto de demonstração',
  reply: DemoState,
})
