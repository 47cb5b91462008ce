import { defineEndpoint } from './endpoint.ts'
import { PostsReply } from './post.ts'
import { PostsQuery } from './post-query.ts'

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/posts/',
  access: 'user',
  summary: 'Publicações que atendem aos filtros, em páginas, ou todas em CSV (format=csv)',
  query: PostsQuery,
  reply: PostsReply,
})
