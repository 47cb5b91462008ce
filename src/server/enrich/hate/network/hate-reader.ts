import type { HateKind } from '../../../../contract/labels.ts'
import { keepHeaviest, type Mark } from '../marks.ts'
import type { NetworkFile } from './network-file.ts'
import { createNetworkReader, MAX_READ, type ReadTokens } from './read-text.ts'
import { NAMES_GROUP, NETWORK_OUTPUTS } from './shape.ts'
import { listTokens } from './tokens.ts'

/** The linear model's result for the same text: its sums before they become probabilities, and whether it would label it as hate. */
export type LinearOpinion = { group: number; offensive: number; isHate: boolean }

export type HateReading = {
  /** From 0 to 1; from a half on the text is hate. */
  strength: number
  /** The kinds of hate: at least one. */
  kinds: HateKind[]
}

/** Factor on the group output: a text that only seems to name a group counts less, the weaker that signal is. */
const NAME_COUNTS = 3
/** Typical value of the linear model's sum of hate against a group. */
const USUAL_GROUP = -2
const LINEAR_COUNTS = 0.5
/**
 * In a longer text the strongest activations may come from anywhere: of the texts marked by the networks alone one in eight is right
 * (docs/models.md).
 */
const MAX_ALONE = 18
/** Beyond this many tokens the networks must be sure by themselves: hard words and the name of a group need not be related there. */
const MAX_UNSURE = 12
const SURE = 2
const MIN_SENTENCES = 3
const SENTENCE_ENDS = new Set(['.', '!', '?'])
const MAX_EXPLAINED = 160
const MAX_TARGETS = 5
const REPORT = NETWORK_OUTPUTS.indexOf('report')
const KINDS = ['racismo', 'misoginia', 'lgbtfobia', 'xenofobia', 'religião'] as const satisfies HateKind[]

/**
 * Creates the reader of word relations. A text is hate when the networks together say so, each for the whole and for two consecutive
 * sentences of it, combined with the linear model; for a longer text they have to be sure, and for a long one the linear model has to
 * label it as hate too.
 */
export function createHateReader({ networks, threshold }: NetworkFile) {
  const readers = networks.map(createNetworkReader)
  return {
    /** undefined when it is not hate. */
    read(text: string, { group, offensive, isHate }: LinearOpinion): HateReading | undefined {
      const forms = listForms(text)
      if (forms.length > MAX_ALONE && !isHate) return undefined
      const linear = LINEAR_COUNTS * (group - USUAL_GROUP) + LINEAR_COUNTS * offensive
      const pairs = listSentencePairs(forms)
      let sum = 0
      for (const { read } of readers) {
        const whole = measureHate(read, forms)
        if (whole === NAMES_NONE) return undefined
        sum += Math.min(whole, Math.max(...pairs.map((pair) => measureHate(read, pair))))
      }
      const mean = sum / readers.length
      if (forms.length > MAX_UNSURE && mean < SURE) return undefined
      const says = mean + linear - threshold
      return says < 0 ? undefined : { strength: toStrength(says), kinds: findKinds(readers[0]?.read(forms)) }
    },

    /** The words without which the networks would be less sure, in order of position. */
    explain(text: string): Mark[] {
      const tokens = listTokens(text).slice(0, MAX_READ)
      const forms = tokens.map(({ form }) => form)
      const measure = (some: readonly string[]) =>
        readers.reduce((sum, { read }) => sum + measureHate(read, some), 0) / readers.length
      const whole = measure(forms)
      const marks = tokens.slice(0, MAX_EXPLAINED).map(({ form, start, end }, at) => {
        const isWord = /[\p{L}\p{Extended_Pictographic}]/u.test(form)
        return { start, end, weight: isWord ? whole - measure(forms.toSpliced(at, 1)) : 0 }
      })
      return keepHeaviest(marks)
    },

    /** The groups it names, as written there, each once. */
    listTargets(text: string): string[] {
      const named = listTokens(text)
        .slice(0, MAX_READ)
        .filter(({ form }) => readers.every(({ soundsLikeGroup }) => soundsLikeGroup(form)))
      const byForm = new Map(named.map(({ form, start, end }) => [form, text.slice(start, end)]))
      return [...byForm.values()].slice(0, MAX_TARGETS)
    },

    /** Whether every network says that it repeats or reports what others said of a group. */
    repeatsOthers(text: string): boolean {
      const forms = listForms(text)
      return readers.every(({ read }) => (read(forms)?.[REPORT] ?? -1) >= 0)
    },
  }
}

const listForms = (text: string) => listTokens(text).map(({ form }) => form)

/** Lower than the value of any text that names a group. */
const NAMES_NONE = -20

function measureHate(read: ReadTokens, forms: readonly string[]): number {
  const output = read(forms)
  return output ? Math.min(output[0] ?? NAMES_NONE, NAME_COUNTS * (output[NAMES_GROUP] ?? NAMES_NONE)) : NAMES_NONE
}

/** Every two consecutive sentences; a text of fewer than three is one. */
function listSentencePairs(forms: readonly string[]): (readonly string[])[] {
  const starts = [
    0,
    ...forms.keys().filter((at) => at > 0 && at < forms.length && SENTENCE_ENDS.has(forms[at - 1] ?? '')),
  ]
  if (starts.length < MIN_SENTENCES) return [forms]
  return starts.slice(1).map((_, at) => forms.slice(starts[at], starts[at + 2] ?? forms.length))
}

function findKinds(output: Float32Array | undefined): HateKind[] {
  const says = (kind: (typeof KINDS)[number]) => output?.[NETWORK_OUTPUTS.indexOf(kind)] ?? 0
  const likeliest = KINDS.reduce((best, kind) => (says(kind) > says(best) ? kind : best))
  return KINDS.filter((kind) => kind === likeliest || says(kind) >= 0)
}

const toStrength = (sum: number) => Math.floor(10_000 / (1 + Math.exp(-sum))) / 10_000
