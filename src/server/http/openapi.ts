import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeRefusals } from './openapi-errors.ts'

/**
 * The plugin's own policy sends everything to HTTPS, which breaks the page where there is none, and allows styles from
 * anywhere. The hash is of the one style that Swagger UI writes into the page.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** OpenAPI at /api/docs, made from the contract. Registered before the routes, so that it sees them. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LupaScan',
        version: '0.1.0',
        description: 'Monitoramento e busca de publicações de pessoas públicas.',
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'O token de acesso de quem entrou, ou um token de API (lupascan_…) criado no perfil.',
          },
        },
      },
    },
    transform: showRefusals,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: PAGE_POLICY })
}

/** Each call with what it may be refused with; only shown, because answers are not checked against it. */
const showRefusals: typeof jsonSchemaTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input)
  const refusals = describeRefusals(schema.security ? 'user' : 'public')
  return { schema: { ...schema, response: { ...Object(schema.response), ...refusals } }, url }
}
