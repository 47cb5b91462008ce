import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import { parseVerdict } from '../news/verdict.ts'
import { renderTemplate } from './grammar.ts'
import { findTopic } from './invent-content.ts'
import { DEMO_PEOPLE } from './invent-people.ts'
import { EVENTS, FACT_CHECKS, type FactCheck, TOPICS } from './invented.ts'
import { NEWS_HOSTS, slugify } from './links.ts'
import { createRandom, pickInteger, pickOne, pickSome, type Random } from './random.ts'
import { DEMO_DAYS } from './schedule.ts'
import { makeSlots } from './slots.ts'

const CHECKERS = ['checagemclara.example', 'prova-dos-nove.example']
const HEADLINES_PER_TOPIC = 3
const SENTENCES = 4
const DAY = 86_400_000

/**
 * Invented articles about the subjects of the demonstration posts, and fact-checks of the messages that travel among them. The
 * same `now` gives the same articles; their addresses do not depend on it.
 */
export function* readDemoNews(now: Date): Generator<NewsItem> {
  let position = 0
  for (const name of Object.keys(TOPICS)) {
    for (const headline of findTopic(name).headlines.slice(0, HEADLINES_PER_TOPIC)) {
      position += 1
      yield { position, news: writeArticle(name, headline, now) }
    }
  }
  for (const check of FACT_CHECKS) {
    position += 1
    yield { position, news: writeCheck(check, now) }
  }
}

function writeArticle(name: string, headline: string, now: Date): ImportedNews {
  const random = createRandom(`news:${name}:${headline}`)
  const topic = findTopic(name)
  const date = drawDate(name, now, random)
  const person = pickOne(random, DEMO_PEOPLE)
  const slots = makeSlots(person, person.camp, date, random)
  // Some sentences are marked for an office ("F:…"), and an article has none.
  const facts = topic.facts.filter((fact) => !/^[A-Z]:/.test(fact))
  const sentences = pickSome(random, facts, SENTENCES).map((fact) => renderTemplate(fact, random, slots))
  const host = pickOne(random, NEWS_HOSTS)
  return {
    content_type: 'noticia',
    title: renderTemplate(headline, random, slots),
    url: `https://${host}/${topic.slug}/${slugify(headline)}`,
    published_at: date,
    featured_image_url: null,
    publisher: host.replace(/^www\./, ''),
    summary: sentences.join(' '),
    claim: null,
    rating: null,
    verdict: null,
    links: [],
    appearances: [],
  }
}

function writeCheck({ topic, ...check }: FactCheck, now: Date): ImportedNews {
  const random = createRandom(`check:${check.title}`)
  const host = pickOne(random, CHECKERS)
  return {
    ...check,
    content_type: 'checagem',
    url: `https://${host}/${findTopic(topic).slug}/${slugify(check.title)}`,
    published_at: drawDate(topic, now, random),
    featured_image_url: null,
    publisher: host,
    verdict: parseVerdict({ text: check.rating }),
    links: [],
    appearances: [],
  }
}

/** In the days after an event of the subject; if there is none, any day on which the subject may be written about. */
function drawDate(name: string, now: Date, random: Random): Date {
  const events = EVENTS.filter(({ topic }) => topic === name)
  const { since = DEMO_DAYS, until = 0 } = findTopic(name)
  const age =
    events.length > 0
      ? pickOne(random, events).daysAgo - random() * 3
      : pickInteger(random, Math.ceil(until) + 1, Math.floor(since) - 1)
  return new Date(Math.floor((now.getTime() - age * DAY) / 1000) * 1000)
}
