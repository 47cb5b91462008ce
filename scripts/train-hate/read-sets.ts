import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { listWords, type Word } from '../../src/server/enrich/hate/words.ts'
import { type Comment, listComments } from './comments.ts'
import { createDraw } from './draw.ts'
import { type HatefulText, listHatefulTexts } from './hateful-sentences.ts'
import { listNeutralTexts } from './neutral-sentences.ts'

export type SetName = 'told-br' | 'tupy' | 'olid-br' | 'hatebr' | 'offcombr' | 'neutral' | 'hateful' | 'comment'

/** A labelled text. A target is a probability; null if the set gives none. */
export type Example = {
  set: SetName
  text: string
  words: Word[]
  /** The label used for evaluation: 0 or 1. */
  offensive: number
  hate: number | null
  /** The training target, softened where annotators disagreed, and its weight. */
  hateTarget: number
  hateImportance: number
  kinds: Partial<Record<string, number>>
  /** Never used for training while the figures are computed. */
  isHeldOut: boolean
  /** The cross-validation fold in which it is held out. */
  fold: number
}

type Row = Record<string, string>

export const FOLDS = 4
const SHARE_HELD_OUT = 0.2
/** Probability of hate by the number of three annotators who ticked one of its categories (ToLD-Br). */
const TOLD_HATE = [0, 0.5, 0.9, 1]

/** Every labelled text, in file order; undefined if the data are missing. */
export function readSets(folder: string): Example[] | undefined {
  const names: SetName[] = ['told-br', 'tupy', 'olid-br', 'hatebr', 'offcombr']
  if (!names.every((name) => existsSync(join(folder, name, 'train.csv')))) return undefined
  const draw = createDraw(42)
  const labelled = names.flatMap((set) => {
    const rows: Row[] = parse(readFileSync(join(folder, set, 'train.csv')), { columns: true, bom: true })
    return rows.map((row) => readExample(set, row, draw))
  })
  return [
    ...labelled,
    ...listNeutralTexts().map(createNeutral),
    ...listHatefulTexts().map(createHateful),
    ...listComments().map(createComment),
  ]
}

function readExample(set: SetName, row: Row, draw: () => number): Example {
  const fold = Math.floor(draw() * FOLDS)
  const isDrawn = draw() < SHARE_HELD_OUT
  const text = row.text ?? ''
  const example: Example = {
    set,
    text,
    words: listWords(text),
    offensive: Number(row.label),
    hate: null,
    hateTarget: 0,
    hateImportance: 0,
    kinds: {},
    isHeldOut: isDrawn,
    fold,
  }
  if (set === 'told-br') return { ...example, ...readTold(row), isHeldOut: row.part === 'validation' }
  if (set === 'tupy') return { ...example, ...readTupy(row) }
  return set === 'olid-br' ? example : { ...example, isHeldOut: true }
}

function createNeutral(text: string, at: number): Example {
  const words = listWords(text)
  const fold = at % FOLDS
  const target = { offensive: 0, hate: null, hateTarget: 0, hateImportance: 0.4 }
  return { set: 'neutral', text, words, ...target, kinds: {}, isHeldOut: false, fold }
}

function createHateful({ text, kind }: HatefulText, at: number): Example {
  const target = { offensive: 1, hate: null, hateTarget: 1, hateImportance: 0 }
  return {
    set: 'hateful',
    text,
    words: listWords(text),
    ...target,
    kinds: { [kind]: 1 },
    isHeldOut: false,
    fold: at % FOLDS,
  }
}

function createComment({ text, isOffensive }: Comment, at: number): Example {
  const target = { offensive: Number(isOffensive), hate: null, hateTarget: 0, hateImportance: 0 }
  return { set: 'comment', text, words: listWords(text), ...target, kinds: {}, isHeldOut: false, fold: at % FOLDS }
}

function readTold(row: Row): Partial<Example> {
  const votes = (column: string) => Number(row[column])
  const most = Math.max(votes('homophobia'), votes('racism'), votes('misogyny'), votes('xenophobia'))
  // Offensive without a category: the set does not cover other kinds of hate, so this is weak evidence.
  const isClear = most > 0 || row.label === '0'
  return {
    hate: most > 0 ? 1 : 0,
    hateTarget: TOLD_HATE[most] ?? 1,
    hateImportance: isClear ? 0.5 : 0.1,
    kinds: {
      racismo: TOLD_HATE[votes('racism')],
      misoginia: TOLD_HATE[votes('misogyny')],
      lgbtfobia: TOLD_HATE[votes('homophobia')],
      xenofobia: TOLD_HATE[votes('xenophobia')],
    },
  }
}

function readTupy(row: Row): Partial<Example> {
  return {
    offensive: row.aggressive === '1' || row.label === '1' ? 1 : 0,
    hate: Number(row.label),
    hateTarget: Number(row.label),
    hateImportance: 1,
    kinds: {
      racismo: Number(row.racism),
      misoginia: Number(row.misogyny),
      lgbtfobia: Number(row.lgbtphobia),
      xenofobia: Number(row.xenophobia),
      religião: Number(row.religious_intolerance),
      política: Number(row.political),
    },
  }
}
