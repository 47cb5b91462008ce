import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { AREA_TAGS, findArea } from './openapi-areas.ts'
import { describeRefusals } from './openapi-errors.ts'
import { addExamples, type Paths, readExamples } from './openapi-examples.ts'

/**
 * The plugin's own policy upgrades every request to HTTPS, which breaks the page where there is none, and allows styles from
 * anywhere. The hash is that of the one style that Swagger UI writes into the page.
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

const INTRODUCTION = `Monitoramento e busca de publicações de pessoas públicas.

**Quem pede.** Crie uma chave de acesso em “Seu perfil” e envie \`Authorization: Bearer lupascan_…\`. Cada chave faz tantos
pedidos por minuto; \`RateLimit-Policy\` e \`RateLimit\` dizem quantos restam, e \`Retry-After\` quando tentar de novo.

**Ler muito.** Na lista de publicações siga \`next_cursor\` (\`&cursor=…\`): nada se repete nem se perde enquanto chegam
publicações.

**Erros.** Uma frase em português (\`detail\`), um código estável (\`code\`) e o número do pedido (\`request_id\`); valores que não
são aceitos vêm como campo → frases. Com \`503\` e \`507\` o pedido está certo e pode ser repetido depois de \`Retry-After\`.

**Exemplos.** Foram pedidos e respondidos de verdade, com os dados da demonstração. As listas mostram só os primeiros itens, e
os textos longos, o começo.`

/** Serves OpenAPI at /api/docs, generated from the contract. Must be registered before the routes, so that it sees them. */
export async function addOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LupaScan',
        version: '0.1.0',
        description: INTRODUCTION,
      },
      tags: AREA_TAGS,
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
    transform: showAreaAndRefusals(endpoints),
    transformObject: (document) => {
      const { openapiObject } = document as { openapiObject: { paths: Paths } }
      addExamples(openapiObject.paths, endpoints, readExamples())
      return openapiObject
    },
  })
  // Without the top bar, which shows Swagger's branding.
  const uiConfig = { layout: 'BaseLayout' }
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: PAGE_POLICY, uiConfig })
}

/** Adds the area and the possible errors to each call; documentation only, because responses are not validated against them. */
const showAreaAndRefusals =
  (endpoints: readonly Endpoint[]): typeof jsonSchemaTransform =>
  (input) => {
    const { schema, url } = jsonSchemaTransform(input)
    const path = input.url.replace(/:(\w+)/g, '{$1}')
    const endpoint = endpoints.find((one) => one.path === path && [input.route.method].flat().includes(one.method))
    const refusals = endpoint && describeRefusals(endpoint)
    const area = findArea(path)
    const tags = area ? { tags: [area] } : {}
    return { schema: { ...schema, ...tags, response: { ...Object(schema.response), ...refusals } }, url }
  }
