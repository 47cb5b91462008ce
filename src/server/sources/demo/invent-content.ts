/** Content of a post: its subject, text, addresses and hate label. */

import type { Hate } from '../../../contract/labels.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import type { DemoAuthor } from './authors.ts'
import { type ChainCopy, editCopy } from './chain-plan.ts'
import type { DemoPerson } from './invent-people.ts'
import { composeText, composeTitle, type Temper } from './invent-text.ts'
import { type Camp, TOPICS, type Topic } from './invented.ts'
import { makeMisleadingLink, makeNewsLink } from './links.ts'
import { fitOffice } from './offices.ts'
import { chance, hashText, pickWeighted, type Random } from './random.ts'
import { measureEvents, toLocalTime } from './schedule.ts'
import { makeSlots } from './slots.ts'

export type Content = Pick<
  ImportedPost,
  'content' | 'description' | 'misleading_links' | 'hidden_links' | 'hate' | 'hate_score'
>

const HATES: Record<Temper, Hate> = { plain: 'sem indício', offensive: 'ofensivo', hateful: 'discurso de ódio' }
const DAY_FORMAT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** A subject that can be written about `age` days before now: usually from the day's events, otherwise from the person's interests. */
export function drawTopic(person: DemoPerson, age: number, random: Random): Topic {
  const strengths = new Map<string, number>()
  for (const event of measureEvents(age)) {
    strengths.set(event.topic, (strengths.get(event.topic) ?? 0) + event.strength)
  }
  const names = Object.keys(TOPICS).filter((name) => isOpen(findTopic(name), age))
  const name = pickWeighted(random, names, (one) => {
    const interest = hashText(`${person.name}:${one}`) % 5 === 0 ? 3 : 1
    // The everyday subjects together weigh about 20, so an event of strength 1 takes half of a day.
    return findTopic(one).weight * interest + 20 * (strengths.get(one) ?? 0)
  })
  return findTopic(name)
}

export function findTopic(name: string): Topic {
  const topic = TOPICS[name]
  if (!topic) throw new Error(`No topic is called ${name}`)
  return topic
}

/** A copy of a travelling message. */
export function writeCopy(copy: ChainCopy, author: DemoAuthor, date: Date, random: Random): Content {
  const slots = makeSlots(author.person, author.person.camp, date, random)
  const text = editCopy(copy, slots, random)
  const topic = findTopic(copy.chain.topic)
  // On X, with its length limit, the message and an address do not fit together.
  const misleading = copy.chain.misleading && author.platform !== 'X' && chance(random, 0.55)
  const link = misleading ? makeMisleadingLink(topic, random) : null
  return finish(link ? `${text}\n\n${link}` : text, 'plain', misleading && link ? [link] : [], random)
}

/** A post of the author's own. */
export function writeOwn(topic: Topic, author: DemoAuthor, date: Date, random: Random): Content {
  const { person, platform } = author
  const side = takeSide(person, topic)
  const slots = makeSlots(person, side, date, random)
  const temper = platform === 'YouTube' ? 'plain' : drawTemper(person, random)
  const fitting = fitOffice(topic, person.role)
  const views = side === 'opposition' && topic.criticism.length > 0 ? fitting.criticism : fitting.support
  const misleading = chance(random, person.tone === 'combative' ? 0.045 : 0.006)
  const link = drawLink(topic, misleading, random)
  const mayHide = platform === 'Telegram' && temper === 'plain' && !link
  const hidden = mayHide && chance(random, 0.03) ? makeNewsLink(topic, random) : null
  const hasHiddenLink = hidden !== null
  const draft = { topic: fitting, views, tone: person.tone, temper, platform, link, hasHiddenLink, slots }
  const text = composeText(draft, random)
  const flagged = misleading && link && text.includes(link) ? [link] : []
  if (platform === 'YouTube') {
    const title = composeTitle(topic, person.name, DAY_FORMAT.format(toLocalTime(date)), random, slots)
    return { ...finish(title, temper, flagged, random), description: text }
  }
  return { ...finish(text, temper, flagged, random), hidden_links: hidden ? [hidden] : [] }
}

/** A picture only: there is no text to evaluate. */
export function writeNothing(): Content {
  return {
    content: '',
    description: null,
    misleading_links: [],
    hidden_links: [],
    hate: 'não avaliado',
    hate_score: null,
  }
}

function finish(content: string, temper: Temper, misleading: string[], random: Random): Content {
  const evaluated = temper !== 'plain' || !chance(random, 0.012)
  return {
    content,
    description: null,
    misleading_links: misleading,
    hidden_links: [],
    hate: evaluated ? HATES[temper] : 'não avaliado',
    hate_score: evaluated ? drawScore(temper, random) : null,
  }
}

/** The scores of the three labels never overlap, so that sorting by score makes sense. */
function drawScore(temper: Temper, random: Random): number {
  const [low, span] = temper === 'hateful' ? [0.76, 0.22] : temper === 'offensive' ? [0.51, 0.24] : [0.004, 0.34]
  const draw = temper === 'plain' ? random() ** 3 : random()
  return Math.round((low + span * draw) * 1000) / 1000
}

function drawTemper(person: DemoPerson, random: Random): Temper {
  const heat = person.tone === 'combative' ? 1.9 : 0.45
  const draw = random()
  if (draw < 0.031 * heat) return 'hateful'
  return draw < 0.094 * heat ? 'offensive' : 'plain'
}

function drawLink(topic: Topic, misleading: boolean, random: Random): string | null {
  if (misleading) return makeMisleadingLink(topic, random)
  return chance(random, 0.26) ? makeNewsLink(topic, random) : null
}

/** Independents choose a side for each subject and keep it. */
function takeSide(person: DemoPerson, topic: Topic): Camp {
  if (person.camp !== 'independent') return person.camp
  return hashText(`${person.name}:side:${topic.slug}`) % 2 === 0 ? 'government' : 'opposition'
}

function isOpen(topic: Topic, age: number): boolean {
  return age <= (topic.since ?? Number.POSITIVE_INFINITY) && age >= (topic.until ?? 0)
}
