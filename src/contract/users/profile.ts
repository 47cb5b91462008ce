import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const Profile = z.object({
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  transcriptor_group: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/users/profile/',
  access: 'user',
  summary: 'O perfil de quem está logado',
  reply: Profile,
})
