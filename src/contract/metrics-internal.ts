import { defineEndpoint } from './endpoint.ts'

/** Authorised by the installation's token instead of a login: monitoring systems have no user account. */
export const readMeters = defineEndpoint({
  method: 'GET',
  path: '/api/metrics-internal',
  access: 'public',
  summary: 'O que o programa mede de si, para o Prometheus; só com a chave da instalação',
})
