import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The one site that may stand in a frame: YouTube's player without cookies, for lives. */
const VIDEO_FRAME = 'https://www.youtube-nocookie.com'

/** Security headers on every answer. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Pictures from elsewhere are brought here first: a reader's browser asks nobody else for one.
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A live may be a video file anywhere; it is loaded when the reader asks for it (docs/decisions/0015).
        mediaSrc: ["'self'", 'https:'],
        frameSrc: [VIDEO_FRAME],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // What is HTML or script comes from files; the one exception stands in web/trusted-types.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    // What the stores hold, and links that open accounts, stay out of every cache unless an answer says otherwise.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
