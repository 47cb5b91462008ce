/** Addresses in the posts. Every host ends in .example, which is reserved: no link leads to a real site or account. */

import type { Platform } from '../../../contract/labels.ts'
import type { Topic } from './invented.ts'
import { pickInteger, pickOne, type Random } from './random.ts'

export const NEWS_HOSTS = [
  'noticias-do-planalto.example',
  'diariodoitaibe.example',
  'folhadojatoba.example',
  'www.radioagua.example',
  'jornaldacarnauba.example',
  'agenciasertao.example',
  'portaldalavoura.example',
  'checagemclara.example',
]

/** Hosts that stand for sites known to mislead. */
const MISLEADING_HOSTS = [
  'verdade-sem-filtro.example',
  'alertanacional.example',
  'oquenaomostram.example',
  'saude-oculta.example',
  'www.jornal-da-urna.example',
]

export function makeNewsLink(topic: Topic, random: Random): string {
  const path = `${topic.slug}/${slugify(pickOne(random, topic.headlines))}-${pickInteger(random, 10_000, 99_999)}`
  return `https://${pickOne(random, NEWS_HOSTS)}/${path}`
}

export function makeMisleadingLink(topic: Topic, random: Random): string {
  const end = pickOne(random, ['bomba', 'video-completo', 'documento-vazado', 'o-que-esconderam', 'testemunha-fala'])
  return `https://${pickOne(random, MISLEADING_HOSTS)}/${topic.slug}-${end}-${pickInteger(random, 100, 999)}`
}

/** The address of a post, in the form its network uses. */
export function makePostLink(platform: Platform, handle: string, nativeId: string): string {
  switch (platform) {
    case 'Telegram':
      return `https://t.me.example/${handle}/${nativeId}`
    case 'X':
      return `https://x.example/${handle}/status/${nativeId}`
    case 'Instagram':
      return `https://instagram.example/p/${nativeId}/`
    case 'YouTube':
      return `https://youtube.example/watch?v=${nativeId}`
    case 'TikTok':
      return `https://tiktok.example/@${handle}/video/${nativeId}`
    default:
      return `https://facebook.example/${handle}/posts/${nativeId}`
  }
}

export function slugify(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
