import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

/**
 * Serves the built pages. Files under /assets/ carry a hash in their name and never change; every other path a person
 * may open is the one page, whose script shows the screen or the not-found screen.
 */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (built && isPage(request)) return sendPage(reply)
    throw new HttpError(404, 'not_found', 'Não encontrado.')
  })
}

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)(\/|$)/.test(url) &&
  !/\.\w+$/.test(url.split('?')[0] ?? '')

const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html')
