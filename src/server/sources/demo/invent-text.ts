/** Composes sentences in the manner of each network and each temper. */

import type { Platform } from '../../../contract/labels.ts'
import { renderTemplate, type Slots } from './grammar.ts'
import { ATTACKS, type Tone, type Topic, VOICES, type Voice } from './invented.ts'
import { chance, pickInteger, pickOne, pickSome, pickWeighted, type Random } from './random.ts'

export type Temper = 'plain' | 'offensive' | 'hateful'

/** Parts from which a text is composed. */
export type Draft = {
  topic: Topic
  /** The topic's sentences for the side the person takes. */
  views: readonly string[]
  tone: Tone
  temper: Temper
  platform: Platform
  link: string | null
  /** Whether words of the text carry a hidden address. */
  hasHiddenLink: boolean
  slots: Slots
}

type Shape = 'short' | 'medium' | 'full' | 'long' | 'list'

const SHAPES: Record<Tone, Record<Shape, number>> = {
  formal: { short: 22, medium: 42, full: 26, long: 10, list: 0 },
  combative: { short: 38, medium: 38, full: 19, long: 5, list: 0 },
  warm: { short: 28, medium: 42, full: 26, long: 4, list: 0 },
  technical: { short: 20, medium: 38, full: 18, long: 6, list: 18 },
}
const LIST_OPENINGS = [
  'Três pontos [sobre o assunto|para entender o tema]:',
  'Em resumo, três pontos:',
  'Três dados {deste_dia}:',
]
/** Maximum characters of a post on X. The text itself may still be longer: the caller then draws again. */
export const X_LIMIT = 280
const LINK_LEADS = ['Leia:', 'Saiba mais:', 'Na íntegra:', 'Veja:', 'A matéria:', '👉', '', '']
const ANGRY_EMOJI = ['😡', '👎', '🤬', '🤡']
const MENTIONS = [
  'Com {conta}.',
  'Valeu a parceria, {conta}.',
  'Leia também o que escreveu {conta}.',
  'Obrigad{o}, {conta}.',
]

export function composeText(draft: Draft, random: Random): string {
  const { platform, tone, temper, link, slots } = draft
  // Nobody is combative about a town's birthday.
  const voice = VOICES[tone === 'combative' && draft.topic.criticism.length === 0 ? 'warm' : tone]
  const shape = pickShape(draft, random)
  const body = temper === 'plain' ? composeBody(shape, draft, voice, random) : composeAttack(draft, random)
  const mention = chance(random, 0.05) ? ` ${renderTemplate(pickOne(random, MENTIONS), random, slots)}` : ''
  const pointer = draft.hasHiddenLink
    ? pickOne(random, [' Leia aqui.', ' Está tudo aqui.', ' A matéria completa está aqui.'])
    : ''
  const emoji = chance(random, voice.emojiRate)
    ? pickOne(random, temper === 'plain' ? draft.topic.emoji : ANGRY_EMOJI)
    : ''
  const text = decorate(body + mention + pointer, emoji, random)
  const tail = [composeLink(link, random), composeHashtags(platform, draft.topic, voice, random)].filter(Boolean)
  if (platform !== 'X') return [text, ...tail].join(shape === 'short' ? ' ' : '\n\n')
  return dropTail(text, tail)
}

/** A title for a video: short, and with the day, in the usual style of channels. */
export function composeTitle(topic: Topic, name: string, day: string, random: Random, slots: Slots): string {
  const headline = pickOne(random, topic.headlines)
  const form = pickOne(random, ['{h} | {d}', 'AO VIVO: {h} ({d})', '{h} – {c}, {d}', '{n}: {h}', '{h} | {n} | {d}'])
  return renderTemplate(form, random, { h: headline, d: day, n: name, c: slots.cidade ?? '' })
}

function pickShape({ platform, tone }: Draft, random: Random): Shape {
  if (platform === 'TikTok') return 'short'
  if (platform === 'X') return chance(random, 0.5) ? 'short' : 'medium'
  const weights = SHAPES[tone]
  return pickWeighted(random, Object.keys(weights) as Shape[], (shape) => weights[shape])
}

function composeBody(shape: Shape, { topic, views, slots }: Draft, voice: Voice, random: Random): string {
  const write = (templates: readonly string[], count: number) =>
    pickSome(random, templates, count).map((template) => renderTemplate(template, random, slots))
  const opening = write(voice.openings, 1).join('')
  const closing = write(voice.closings, 1).join('')
  switch (shape) {
    case 'short':
      return write(chance(random, 0.55) ? topic.facts : views, 1).join('')
    case 'medium': {
      const body = [...write(topic.facts, 1), ...write(views, pickInteger(random, 1, 2))].join(' ')
      return chance(random, 0.3) ? join(opening, body) : body
    }
    case 'list': {
      const points = write(topic.facts, 3).map((fact, index) => `${index + 1}) ${fact}`)
      return [write(LIST_OPENINGS, 1).join(''), points.join('\n'), closing].join('\n\n')
    }
    case 'full': {
      const body = [...write(topic.facts, pickInteger(random, 1, 2)), ...write(views, 1)].join(' ')
      return [join(opening, body), [...write(topic.calls, 1), closing].join(' ')].join('\n\n')
    }
    case 'long': {
      const facts = write(topic.facts, 5)
      const opinions = write(views, 4)
      return [
        join(opening, facts.slice(0, 2).join(' ')),
        [...opinions.slice(0, 2), ...facts.slice(2, 4)].join(' '),
        [...facts.slice(4), ...opinions.slice(2)].join(' '),
        [...write(topic.calls, 2), closing].join(' '),
      ].join('\n\n')
    }
  }
}

function composeAttack({ temper, topic, views, slots }: Draft, random: Random): string {
  const attack = pickOne(random, temper === 'hateful' ? ATTACKS.hateful : ATTACKS.offensive)
  const sentences = [attack]
  // A subject that divides nobody (a town's birthday, a cup) gives no reason for an insult.
  const divides = topic.criticism.length > 0
  if (divides && temper === 'offensive' && chance(random, 0.6)) {
    sentences.unshift(pickOne(random, chance(random, 0.5) ? views : topic.facts))
  }
  return sentences.map((template) => renderTemplate(template, random, slots)).join(' ')
}

/** An opening that ends in a colon or a comma announces what follows, which then starts on a line of its own. */
function join(opening: string, body: string): string {
  return opening + (/[:,]$/.test(opening) ? '\n\n' : ' ') + body
}

function decorate(text: string, emoji: string, random: Random): string {
  if (!emoji) return text
  return chance(random, 0.3) ? `${emoji} ${text}` : `${text} ${chance(random, 0.15) ? emoji.repeat(3) : emoji}`
}

function composeLink(link: string | null, random: Random): string {
  return link ? `${pickOne(random, LINK_LEADS)} ${link}`.trim() : ''
}

function composeHashtags(platform: Platform, topic: Topic, voice: Voice, random: Random): string {
  const generous = platform === 'Instagram' || platform === 'TikTok'
  if (!generous && !chance(random, voice.hashtagRate)) return ''
  const count = generous ? pickInteger(random, 2, 4) : pickInteger(random, 1, 2)
  return pickSome(random, topic.hashtags, count)
    .map((tag) => `#${tag}`)
    .join(' ')
}

/** Leaves out whole the parts that do not fit into the network's limit, hashtags first. */
function dropTail(text: string, tail: string[]): string {
  const parts = [...tail]
  while (parts.length > 0 && [text, ...parts].join(' ').length > X_LIMIT) parts.pop()
  return [text, ...parts].join(' ')
}
