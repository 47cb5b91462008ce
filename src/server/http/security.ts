import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The only site that may be framed: YouTube's cookieless player, for lives. */
const VIDEO_FRAME = 'https://www.youtube-nocookie.com'

/** Adds security headers to every response. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // External pictures are copied here first: the reader's browser requests them from no other site.
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A live may be a video file on any site; it is loaded when the reader starts it (docs/decisions/0015).
        mediaSrc: ["'self'", 'https:'],
        frameSrc: [VIDEO_FRAME],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // HTML and scripts come only from files; the one exception is in web/trusted-types.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    // Stored data, and links that open accounts, must not be cached unless the response says otherwise.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
