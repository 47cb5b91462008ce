import { join } from 'node:path'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { createCallerLookUp } from './http/caller-look-up.ts'
import { sendError, ValidationError } from './http/errors.ts'
import { endSlowBodies, leaveBodyUnread, lingerAfterAnswer } from './http/file-body.ts'
import { measureRequests, nameRequests } from './http/observe-requests.ts'
import { addOpenApi } from './http/openapi.ts'
import { addRoute, type RouteGuards } from './http/route.ts'
import { addSecurityHeaders } from './http/security.ts'
import { type CountCall, countInProcess, createTokenRates, RATE_WINDOW_MS } from './http/token-rates.ts'
import { refuseAddress, refuseInWords, refuseUnreadable } from './http/unreadable.ts'
import { toFieldErrors } from './http/validation.ts'
import { addWebFiles } from './http/web-files.ts'
import { generateRequestId } from './observe/request-id.ts'
import { createTokenCalls, openTokenCalls } from './records/users/token-calls.ts'
import type { Deps } from './routes/deps.ts'
import { listRoutes } from './routes/index.ts'
import { openDiskSpace } from './store/disk-space.ts'

/** Time limit to receive a file of gigabytes over a slow line. */
const MAX_FILE_MS = 6 * 60 * 60_000
/** Time limit to receive any other body. */
const MAX_BODY_MS = 30_000

export type AppOptions = {
  /** Folder of the built pages. */
  webFolder: string
  logger?: FastifyBaseLogger
  /** Number of trusted proxies in front, for the caller's address. */
  trustedProxies?: number
}

/** The whole application, ready to listen or to receive requests in a test. The process around it is `main.ts`. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    genReqId: generateRequestId,
    logController: new LogController({ requestIdLogLabel: 'request_id' }),
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    bodyLimit: 1024 * 1024,
    // Filters are in the address: thousands of values must reach the validation that refuses them with a sentence.
    http: { maxHeaderSize: 2 * 1024 * 1024, requireHostHeader: false },
    connectionTimeout: 60_000,
    requestTimeout: MAX_FILE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseAddress,
  })
  nameRequests(app)
  refuseInWords(app)
  if (deps.meters) measureRequests(app, deps.meters)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendError)
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const checked = schema.safeParse(data ?? {})
    return checked.success ? { value: checked.data } : { error: new ValidationError(toFieldErrors(checked.error)) }
  })
  app.setSerializerCompiler(serializerCompiler)
  await addSecurityHeaders(app)
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate'] })
  const routes = listRoutes(deps)
  const endpoints = routes.map(({ endpoint }) => endpoint)
  await addOpenApi(app, endpoints)
  const door = await openRouteGuards(deps)
  const files = routes.filter(({ endpoint }) => endpoint.takesFile)
  lingerAfterAnswer(app, MAX_BODY_MS)
  endSlowBodies(app, MAX_BODY_MS, new Set(files.map(({ endpoint }) => endpoint.path)))
  const others = routes.filter(({ endpoint }) => !endpoint.upload && !endpoint.takesFile)
  for (const one of others) addRoute(app, one, door)
  // Forms are parsed only here and below: other routes never read the form encodings that another site's page may send.
  await app.register(async (uploads) => {
    await uploads.register(multipart)
    for (const one of routes.filter(({ endpoint }) => endpoint.upload)) addRoute(uploads, one, door)
  })
  await app.register(async (scope) => {
    await scope.register(multipart)
    leaveBodyUnread(scope)
    for (const one of files) addRoute(scope, one, door)
  })
  await addWebFiles(app, options.webFolder, endpoints)
  return app
}

async function openRouteGuards(deps: Deps): Promise<RouteGuards> {
  const { dataDir, tokenCalls } = deps.config
  return {
    findCaller: createCallerLookUp(deps.pg, deps.secret),
    rates: createTokenRates(tokenCalls, await openCounter(deps)),
    diskSpace: openDiskSpace([dataDir, ...['clickhouse', 'postgres', 'media'].map((name) => join(dataDir, name))]),
  }
}

/** With servers for both stores there may be other processes: calls are then counted where all processes see them. */
async function openCounter({ pg, config }: Deps): Promise<CountCall> {
  if (!config.databaseUrl || !config.clickhouseUrl) return countInProcess()
  await createTokenCalls(pg)
  return openTokenCalls(pg, { most: config.tokenCalls, windowMs: RATE_WINDOW_MS })
}
