import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Post, PostsReply } from './post.ts'
import { PostsQuery } from './post-query.ts'

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/posts/',
  access: 'user',
  summary: 'Publicações que atendem aos filtros, em páginas, ou todas em CSV (format=csv)',
  query: PostsQuery,
  reply: PostsReply,
})

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/',
  access: 'user',
  summary: 'Uma publicação',
  params: z.object({ id: z.uuid({ error: 'O identificador da publicação é um UUID.' }) }),
  reply: Post,
})
