/** The invented country as data (`invented/`): its people, their subjects and sentences. Read once, and validated. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UFS } from '../../../contract/labels.ts'
import { SCENES } from './pictures/scenes.ts'

const readText = (file: string) => readFileSync(new URL(`./invented/${file}`, import.meta.url), 'utf8')
const readJson = <T>(name: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readText(`${name}.json`)))

/** Rows keyed by the names of the header line; no value contains a comma. */
function readCsv<T>(name: string, schema: z.ZodType<T>): T[] {
  const [head = [], ...rows] = readText(`${name}.csv`)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((row) => schema.parse(Object.fromEntries(head.map((column, i) => [column, row[i] ?? '']))))
}

const Texts = z.array(z.string())

/**
 * A subject people write about, as sentence templates (see grammar.ts).
 * Every entry is one or two whole sentences that may stand alone or follow any other of the same subject.
 */
const Topic = z.object({
  /** Also the first part of the addresses of invented news about it. */
  slug: z.string(),
  /** How often it comes up on an ordinary day; 0 if only an event brings it up. */
  weight: z.number(),
  /** Range of days before now in which it can be written about; absent: always. */
  since: z.number().optional(),
  until: z.number().optional(),
  emoji: Texts,
  hashtags: Texts,
  scenes: z.array(z.enum(SCENES)),
  /** Titles of videos, and the source of the last part of addresses. */
  headlines: Texts,
  facts: Texts,
  /** The view of the government's side, or of everybody where there is no other. */
  support: Texts,
  /** The view of the opposition; empty where the subject does not divide. */
  criticism: Texts,
  calls: Texts,
})
export type Topic = Readonly<z.infer<typeof Topic>>
/** Every subject, by the name that events and travelling messages use. */
export const TOPICS: Readonly<Record<string, Topic>> = readJson('topics', z.record(z.string(), Topic))

const Camp = z.enum(['government', 'opposition', 'independent'])
/** A party's position towards the fictional federal government; decides which side of a subject its people take. */
export type Camp = z.infer<typeof Camp>

const DemoParty = z.object({
  ...{ acronym: z.string(), name: z.string(), article: z.enum(['o', 'a']), camp: Camp, colour: z.string() },
})
export type DemoParty = z.infer<typeof DemoParty>
/** Fictional parties: none of these acronyms is or was registered with the TSE. */
export const DEMO_PARTIES: readonly DemoParty[] = readCsv('parties', DemoParty)

const Tone = z.enum(['formal', 'combative', 'warm', 'technical'])
export type Tone = z.infer<typeof Tone>

const PersonRow = z.object({
  ...{ first: z.string(), surname: z.string(), gender: z.enum(['f', 'm']), role: z.string() },
  /** Empty: no party. */
  party: z.string(),
  ...{ uf: z.enum(UFS), tone: Tone },
  /** From 1 (known in a town) to 5 (known in the whole country). */
  reach: z.coerce.number().min(1).max(5),
  /** By letter: T Telegram, X X, I Instagram, Y YouTube, F Facebook, K TikTok. */
  networks: z.string(),
})
export type PersonRow = z.infer<typeof PersonRow>
/** The surnames are invented. */
export const PERSON_ROWS: readonly PersonRow[] = readCsv('people', PersonRow)

/** A state with its Portuguese article, and two invented towns; no town name takes an article, so "em" and "de" always fit. */
const Place = z.object({
  ...{ uf: z.enum(UFS), name: z.string(), article: z.enum(['o', 'a', '']), town: z.string(), otherTown: z.string() },
})
export type Place = z.infer<typeof Place>
export const PLACES: ReadonlyMap<string, Place> = new Map(readCsv('places', Place).map((place) => [place.uf, place]))

const DemoEvent = z.object({
  topic: z.string(),
  ...{ daysAgo: z.coerce.number(), strength: z.coerce.number(), decayDays: z.coerce.number() },
})
/** Invented events that make many people write at once: when they began, how strong they were, how fast they fade. */
export const EVENTS = readCsv('events', DemoEvent)

const Chain = z.object({
  topic: z.string(),
  misleading: z.boolean(),
  /** The camp whose people forward it, besides independents; absent: everybody. */
  from: Camp.optional(),
  text: z.string(),
})
export type Chain = z.infer<typeof Chain>
/** Travelling messages: the same text in several accounts within a few days, with small changes on the way. */
export const CHAINS = readJson('chains', z.object({ messages: z.array(Chain), openings: Texts, endings: Texts }))

const FactCheck = z.object({
  ...{ topic: z.string(), title: z.string(), claim: z.string(), rating: z.string(), summary: z.string() },
})
export type FactCheck = z.infer<typeof FactCheck>
/** Fact-checks of travelling messages. */
export const FACT_CHECKS: readonly FactCheck[] = readJson('fact-checks', z.array(FactCheck))

const Voice = z.object({ openings: Texts, closings: Texts, emojiRate: z.number(), hashtagRate: z.number() })
/** How people of each temper begin and end their texts. The sentences fit every subject. */
export type Voice = z.infer<typeof Voice>
export const VOICES: Readonly<Record<Tone, Voice>> = readJson('voices', z.record(Tone, Voice))

/**
 * Examples for the hate filter. They must be safe to ship: no slur, no real group. Hateful ones target the people of the
 * invented towns Itaibé and Jacuruna, offensive ones invented opponents.
 */
export const ATTACKS = readJson('attacks', z.object({ offensive: Texts, hateful: Texts }))

/** Speech in the two lives. */
export const SAID = readJson('lives', z.object({ hearing: Texts, briefing: Texts }))
