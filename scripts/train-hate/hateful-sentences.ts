import type { HateKind } from '../../src/contract/labels.ts'

/** A sentence of ours that is hate against a protected group, and the kind of group. */
export type HatefulText = { text: string; kind: HateKind }

/**
 * Names of groups as used in hate speech: singular, plural. The neutral sentences teach that these names alone mean
 * nothing; these teach what the names mean beside contempt, which the labelled sets contain too rarely (racismo 32,
 * religião 24 texts).
 */
const GROUPS: [HateKind, string, string][] = [
  ['racismo', 'preto', 'os pretos'],
  ['racismo', 'negra', 'as negras'],
  ['racismo', 'negro', 'os negros'],
  ['racismo', 'índio', 'os índios'],
  ['racismo', 'cigano', 'os ciganos'],
  ['racismo', 'quilombola', 'os quilombolas'],
  ['misoginia', 'mulher', 'as mulheres'],
  ['misoginia', 'feminista', 'as feministas'],
  ['lgbtfobia', 'gay', 'os gays'],
  ['lgbtfobia', 'travesti', 'as travestis'],
  ['lgbtfobia', 'lésbica', 'as lésbicas'],
  ['lgbtfobia', 'trans', 'as pessoas trans'],
  ['xenofobia', 'nordestino', 'os nordestinos'],
  ['xenofobia', 'baiano', 'os baianos'],
  ['xenofobia', 'venezuelano', 'os venezuelanos'],
  ['xenofobia', 'haitiano', 'os haitianos'],
  ['xenofobia', 'chinês', 'os chineses'],
  ['religião', 'evangélico', 'os evangélicos'],
  ['religião', 'judeu', 'os judeus'],
  ['religião', 'muçulmano', 'os muçulmanos'],
  ['religião', 'macumbeiro', 'os macumbeiros'],
  ['religião', 'umbandista', 'os umbandistas'],
]

/** `{um}` and `{todos}` stand for a group; no names of persons, no politics. */
const SENTENCES = `
{um} nojento
{um} imundo, some daqui
{um} burro
seu {um} fedido
sua {um} desgraçada
esse {um} não é gente
{todos} são todos burros
{todos} são todos preguiçosos
{todos} são uma raça inferior
{todos} são a escória do mundo
{todos} não prestam, essa gente é lixo
{todos} têm que morrer
{todos} deviam ser exterminados
tenho nojo de {todos}
odeio {todos}, tudo vagabundo
todo {um} é bandido
todo {um} é burro
todo {um} é ladrão, essa raça não presta
não contrato {um}, é tudo vagabundo
{um} bom é {um} morto
só podia ser {um} mesmo
tinha que ser {um} pra fazer uma merda dessas
tinha que apanhar até aprender, {um} de merda
coisa de {um}, que nojo
{todos} têm que voltar pro lugar de onde vieram
`
  .trim()
  .split('\n')

const ONES: [HateKind, string][] = [
  ['racismo', 'preto fedido, volta pra senzala'],
  ['racismo', 'volta pra senzala, macaco'],
  ['racismo', 'seu macaco, teu lugar é na jaula'],
  ['racismo', 'cabelo ruim, parece um bombril, crioula feia'],
  ['racismo', 'serviço de preto, só podia'],
  ['misoginia', 'lugar de mulher é na cozinha'],
  ['misoginia', 'mulher foi feita pra lavar louça e ficar calada'],
  ['misoginia', 'vai pra cozinha que é o teu lugar, mulher não entende de política'],
  ['misoginia', 'mulher que se veste assim merece ser estuprada'],
  ['lgbtfobia', 'isso é falta de surra, viado tem que apanhar pra virar homem'],
  ['lgbtfobia', 'traveco nojento, aberração da natureza'],
  ['lgbtfobia', 'gay é doença e tem que ser curado na porrada'],
  ['xenofobia', 'volta pra sua terra, nordestino'],
  ['xenofobia', 'volta pro teu país, venezuelano faminto'],
  ['xenofobia', 'nordestino não sabe votar, tem que separar o nordeste do Brasil'],
  ['xenofobia', 'cabeça chata passa fome e vem roubar emprego aqui'],
  ['religião', 'macumbeiro do demônio, tem que queimar o terreiro com todos dentro'],
  ['religião', 'judeu só pensa em dinheiro, controla tudo por trás'],
  ['religião', 'crente é tudo burro e ladrão'],
  ['religião', 'muçulmano é tudo terrorista, expulsa essa gente daqui'],
]

/** Every sentence with every group that fits it, the same in every run. */
export function listHatefulTexts(): HatefulText[] {
  const filled = GROUPS.flatMap(([kind, one, all]) =>
    SENTENCES.map((sentence) => ({ kind, text: sentence.replaceAll('{um}', one).replaceAll('{todos}', all) })),
  )
  const single = ONES.flatMap(([kind, text]) =>
    [text, `${text}.`, `@fulano ${text}`].map((one) => ({ kind, text: one })),
  )
  return [...filled, ...single]
}
