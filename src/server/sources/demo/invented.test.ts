import { describe, expect, it } from 'vitest'
import { renderTemplate } from './grammar.ts'
import { DEMO_PEOPLE } from './invent-people.ts'
import { ATTACKS, CHAINS, EVENTS, TOPICS, VOICES } from './invented.ts'
import { fitOffice } from './offices.ts'
import { createRandom } from './random.ts'
import { makeSlots } from './slots.ts'
import { findFlaw } from './typography.ts'

const DATE = new Date('2026-08-19T15:00:00Z')

/** Renders every template for people of every office, a few times each. */
function listFlaws(templatesFor: (role: string) => readonly string[]): string[] {
  return DEMO_PEOPLE.filter((_, index) => index % 5 === 0).flatMap((person) =>
    templatesFor(person.role).flatMap((template) => {
      const random = createRandom(`${person.name}:${template}`)
      const text = renderTemplate(template, random, makeSlots(person, 'opposition', DATE, random))
      return findFlaw(text) ?? []
    }),
  )
}

describe('the sentences of the demonstration set', () => {
  it.each(Object.entries(TOPICS))('%s: every template gives a whole, well-set sentence', (_name, topic) => {
    const flaws = listFlaws((role) => {
      const { facts, support, criticism, calls } = fitOffice(topic, role)
      expect(facts.length).toBeGreaterThanOrEqual(5)
      return [...facts, ...support, ...criticism, ...calls]
    })
    expect(flaws).toEqual([])
  })

  it('openings, closings and attacks are well set', () => {
    const voices = Object.values(VOICES).flatMap((voice) => [...voice.openings, ...voice.closings])
    expect(listFlaws(() => [...voices, ...ATTACKS.offensive, ...ATTACKS.hateful])).toEqual([])
  })

  it('every event and every travelling message is about a subject that exists', () => {
    const named = [...EVENTS, ...CHAINS.messages].map((one) => one.topic)
    expect(named.filter((name) => !TOPICS[name])).toEqual([])
  })
})
