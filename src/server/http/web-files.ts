import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { describeAllowed } from './allowed-methods.ts'
import { methodNotAllowed, notFound } from './errors.ts'
import { describeFirstFiles, readFirstFiles } from './first-files.ts'

/**
 * Serves the built pages. Files under /assets/ have a hash in their name and never change. Every other path a person may open
 * gets the single page, whose script renders the screen or the not-found screen; some addresses have a page of their own, which
 * is readable before the script has loaded (scripts/build-pages.ts). Anything else is refused.
 */
export async function addWebFiles(app: FastifyInstance, folder: string, endpoints: readonly Endpoint[]): Promise<void> {
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
  const files = readFirstFiles(folder)
  const pages = listPages(folder)
  app.setNotFoundHandler(async (request, reply) => {
    if (built && isPage(request)) {
      const file = pages.get(readPath(request.url)) ?? 'index.html'
      return sendPage(reply, file, describeFirstFiles(files, request.url))
    }
    const allow = describeAllowed(endpoints, request.url)
    throw allow ? methodNotAllowed(allow) : notFound()
  })
}

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)(\/|$)/.test(url) &&
  !/\.\w+$/.test(url.split('?')[0] ?? '')

const readPath = (url: string) => (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '')

/** Address → file, for addresses that have a page of their own. */
function listPages(folder: string): ReadonlyMap<string, string> {
  const pages = join(folder, 'pages')
  const files = existsSync(pages) ? readdirSync(pages).filter((file) => file.endsWith('.html')) : []
  return new Map(files.map((file) => [file === 'index.html' ? '/' : `/${file.slice(0, -5)}`, `pages/${file}`]))
}

function sendPage(reply: FastifyReply, file: string, link: string | null): FastifyReply {
  if (link) reply.header('link', link)
  return reply.header('cache-control', 'no-cache').sendFile(file)
}
