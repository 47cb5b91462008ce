import { defineEndpoint } from './endpoint.ts'

/** The token of the installation is the permission, not a login: whoever watches over the program is no user of it. */
export const readMeters = defineEndpoint({
  method: 'GET',
  path: '/api/metrics-internal',
  access: 'public',
  summary: 'O que o programa mede de si, para o Prometheus; só com a chave da instalação',
})
