import type { Uf } from '../../../contract/labels.ts'

/** A state with the article Portuguese gives it, and two invented towns; no town name takes an article, so "em" and "de" always fit. */
export type Place = { name: string; article: 'o' | 'a' | ''; towns: readonly [string, string] }

export const PLACES: Record<Uf, Place> = {
  AC: { name: 'Acre', article: 'o', towns: ['Porto Mapirá', 'Vila Seringueira'] },
  AL: { name: 'Alagoas', article: '', towns: ['Barra do Cajuí', 'São Tibério'] },
  AM: { name: 'Amazonas', article: 'o', towns: ['Novo Airuã', 'Santa Zita do Rio'] },
  AP: { name: 'Amapá', article: 'o', towns: ['Ponta Guarani', 'Vila Araguaçu'] },
  BA: { name: 'Bahia', article: 'a', towns: ['Jacuruna', 'Monte Alverno'] },
  CE: { name: 'Ceará', article: 'o', towns: ['Pedra do Sal', 'Icaraúna'] },
  DF: { name: 'Distrito Federal', article: 'o', towns: ['Vila Cerrada', 'Ipê do Planalto'] },
  ES: { name: 'Espírito Santo', article: 'o', towns: ['Barra Cristalina', 'Alto Mestrina'] },
  GO: { name: 'Goiás', article: '', towns: ['Campo Dourado', 'Santa Aurora'] },
  MA: { name: 'Maranhão', article: 'o', towns: ['Porto Babaçu', 'Lagoa dos Patos Novos'] },
  MG: { name: 'Minas Gerais', article: '', towns: ['Serra Branda', 'São Romualdo do Campo'] },
  MS: { name: 'Mato Grosso do Sul', article: '', towns: ['Porto Tuiuiú', 'Água Mansa'] },
  MT: { name: 'Mato Grosso', article: '', towns: ['Nova Jatobá', 'Campo Largo do Norte'] },
  PA: { name: 'Pará', article: 'o', towns: ['Vila do Açaí', 'Porto Tapaiú'] },
  PB: { name: 'Paraíba', article: 'a', towns: ['Pedra Lavradinha', 'São Genuíno'] },
  PE: { name: 'Pernambuco', article: '', towns: ['Alto Mandacaru', 'Engenho Real'] },
  PI: { name: 'Piauí', article: 'o', towns: ['Lagoa Carnaúba', 'Santa Filipa'] },
  PR: { name: 'Paraná', article: 'o', towns: ['Pinhal Claro', 'Nova Araucária'] },
  RJ: { name: 'Rio de Janeiro', article: 'o', towns: ['Praia do Sino', 'Vargem das Pedras'] },
  RN: { name: 'Rio Grande do Norte', article: 'o', towns: ['Salinas do Vento', 'Areia Clara'] },
  RO: { name: 'Rondônia', article: '', towns: ['Nova Machadeira', 'Porto Cauré'] },
  RR: { name: 'Roraima', article: '', towns: ['Vila Lavrado', 'Alto Uraiú'] },
  RS: { name: 'Rio Grande do Sul', article: 'o', towns: ['Porto Aurora', 'São Bertoldo'] },
  SC: { name: 'Santa Catarina', article: '', towns: ['Itaibé', 'Morro do Farol'] },
  SE: { name: 'Sergipe', article: '', towns: ['Barra do Mangue', 'Santa Tecla'] },
  SP: { name: 'São Paulo', article: '', towns: ['Ribeirão Calmo', 'Jardim Paineira'] },
  TO: { name: 'Tocantins', article: 'o', towns: ['Porto Jalapinha', 'Buriti Novo'] },
}
