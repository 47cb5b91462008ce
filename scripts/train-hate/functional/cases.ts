import type { HateKind } from '../../../src/contract/labels.ts'
import { createDraw } from '../draw.ts'
import { CLASSES, type ClassName, type Templates } from './classes.ts'
import { asksForSlur, asksForTarget, type Fillers, fillTemplate, pick } from './fill.ts'
import { HELD_OUT_TEMPLATES } from './held-out-templates.ts'
import { DISGUISES } from './spell.ts'
import { MORE_TARGETS, PERSONS, TARGETS, type Target, THINGS, TRADES } from './targets.ts'
import { TAUGHT_DENIED } from './taught-denied.ts'
import { TAUGHT_GRAMMAR } from './taught-grammar.ts'
import { TAUGHT_IMPLIED } from './taught-implied.ts'
import { TAUGHT_MENACES } from './taught-menaces.ts'
import { TAUGHT_PEACE } from './taught-peace.ts'
import { TAUGHT_SCORN } from './taught-scorn.ts'
import { TAUGHT_SPEECH } from './taught-speech.ts'
import { TAUGHT_TEMPLATES } from './taught-templates.ts'
import { TAUGHT_WORDS } from './taught-words.ts'

/** A text, its class and the correct answer; `template`: texts of one template share a number. */
export type Case = {
  name: ClassName
  text: string
  hate: boolean
  offensive: boolean | undefined
  kind?: HateKind
  template: number
}

type Half = { templates: Templates; targets: Target[]; fillers: Fillers; times: number; seed: number }

const HELD_OUT: Half = {
  templates: HELD_OUT_TEMPLATES,
  targets: TARGETS,
  fillers: { things: THINGS.heldOut, persons: PERSONS.heldOut, trades: TRADES.heldOut },
  times: 5,
  seed: 27,
}
const TAUGHT: Half = {
  templates: joinTemplates(
    TAUGHT_TEMPLATES,
    TAUGHT_GRAMMAR,
    TAUGHT_DENIED,
    TAUGHT_IMPLIED,
    TAUGHT_MENACES,
    TAUGHT_PEACE,
    TAUGHT_SCORN,
    TAUGHT_SPEECH,
    TAUGHT_WORDS,
  ),
  targets: [...TARGETS, ...MORE_TARGETS],
  fillers: { things: THINGS.taught, persons: PERSONS.taught, trades: TRADES.taught },
  times: 40,
  seed: 28,
}

/** The half that no model is trained on, the same in every run. */
export const listHeldOutCases = () => listCases(HELD_OUT)

/** The half that may be used for training; texts that templates of both halves produce are left to the other half. */
export function listTaughtCases(times = TAUGHT.times): Case[] {
  const heldOut = new Set(listHeldOutCases().map(({ text }) => text.toLowerCase()))
  return listCases({ ...TAUGHT, times }).filter(({ text }) => !heldOut.has(text.toLowerCase()))
}

function joinTemplates(...all: Templates[]): Templates {
  return Object.fromEntries(
    (Object.keys(CLASSES) as ClassName[]).flatMap((name) => {
      const lines = all.flatMap((some) => some[name]?.trim() ?? [])
      return lines.length > 0 ? [[name, lines.join('\n')]] : []
    }),
  )
}

const listTemplates = (templates: string) => templates.trim().split('\n')

function listCases({ templates, targets, fillers, times, seed }: Half): Case[] {
  const draw = createDraw(seed)
  const seen = new Set<string>()
  const found: Case[] = []
  const add = (name: ClassName, text: string, template: number, kind?: HateKind) => {
    const { hate } = CLASSES[name]
    if (seen.has(text)) return
    seen.add(text)
    found.push({ name, text, hate, offensive: findOffence(name), template, ...(kind && { kind }) })
  }
  let count = 0
  const hateful: { template: string; number: number }[] = []
  const plain = Object.entries(templates) as [ClassName, string][]
  for (const [name, lines] of plain) {
    for (const template of listTemplates(lines)) {
      count += 1
      if (CLASSES[name].hate) hateful.push({ template, number: count })
      const fitting = asksForSlur(template) ? targets.filter(({ slurs }) => slurs.length > 0) : targets
      for (let time = 0; time < times; time += 1) {
        const target = pick(fitting, draw)
        add(
          name,
          fillTemplate(template, target, fillers, draw),
          count,
          asksForTarget(template) ? target.kind : undefined,
        )
      }
    }
  }
  for (const [name, change] of Object.entries(DISGUISES) as [keyof typeof DISGUISES, typeof DISGUISES.spell_leet_h][]) {
    for (let at = 0; at < hateful.length * (times / 7); at += 1) {
      const { template, number } = pick(hateful, draw)
      const target = pick(asksForSlur(template) ? targets.filter(({ slurs }) => slurs.length > 0) : targets, draw)
      const text = fillTemplate(template, target, fillers, draw)
      const changed = change(text, `${target.one} ${target.many} ${target.slurs.join(' ')}`, draw)
      if (changed !== text) add(name, changed, number, target.kind)
    }
  }
  return found
}

function findOffence(name: ClassName): boolean | undefined {
  const one: { hate: boolean; offensive?: boolean | undefined } = CLASSES[name]
  return one.hate || one.offensive
}
