import type { HateKind } from '../../../../contract/labels.ts'
import { keepHeaviest, type Mark } from '../marks.ts'
import type { NetworkFile } from './network-file.ts'
import { createNetworkReader, MOST_READ, type ReadTokens } from './read-text.ts'
import { NAMES_GROUP, NETWORK_OUTPUTS } from './shape.ts'
import { listTokens } from './tokens.ts'

/** What the linear model says of the same text: its sums before they become probabilities, and whether it would call it hate. */
export type LinearOpinion = { group: number; offensive: number; isHate: boolean }

export type HateReading = {
  /** From 0 to 1; from a half on the text is hate. */
  strength: number
  /** The kinds of hate that it would be: at least one. */
  kinds: HateKind[]
}

/** Who only seems to name a group says the less about it, the less it seems so. */
const NAME_COUNTS = 3
/** Where the linear model's sum of hate against a group usually lies. */
const USUAL_GROUP = -2
const LINEAR_COUNTS = 0.5
/** The strongest answers of a longer text come from anywhere in it: of what the networks alone mark there one in eight is right (docs/models.md). */
const LONGEST_ALONE = 18
/** And beyond so many the networks have to be sure by themselves: hard words and the name of a group need not belong together there. */
const LONGEST_UNSURE = 12
const SURE = 2
const FEWEST_SENTENCES = 3
const SENTENCE_ENDS = new Set(['.', '!', '?'])
const LONGEST_EXPLAINED = 160
const MOST_TARGETS = 5
const REPORT = NETWORK_OUTPUTS.indexOf('report')
const KINDS = ['racismo', 'misoginia', 'lgbtfobia', 'xenofobia', 'religião'] as const satisfies HateKind[]

/**
 * Makes what reads how the words stand to each other. A text is hate when the networks together say so, each of the whole and of two sentences
 * of it that follow each other, with what the linear model says beside it; of a longer text they have to be sure, and of a long one the
 * linear model has to call it hate too.
 */
export function createHateReader({ networks, threshold }: NetworkFile) {
  const readers = networks.map(createNetworkReader)
  return {
    /** undefined when it is not hate. */
    read(text: string, { group, offensive, isHate }: LinearOpinion): HateReading | undefined {
      const forms = listForms(text)
      if (forms.length > LONGEST_ALONE && !isHate) return undefined
      const linear = LINEAR_COUNTS * (group - USUAL_GROUP) + LINEAR_COUNTS * offensive
      const pairs = listSentencePairs(forms)
      let sum = 0
      for (const { read } of readers) {
        const whole = measureHate(read, forms)
        if (whole === NAMES_NONE) return undefined
        sum += Math.min(whole, Math.max(...pairs.map((pair) => measureHate(read, pair))))
      }
      const mean = sum / readers.length
      if (forms.length > LONGEST_UNSURE && mean < SURE) return undefined
      const says = mean + linear - threshold
      return says < 0 ? undefined : { strength: toStrength(says), kinds: findKinds(readers[0]?.read(forms)) }
    },

    /** The words without which the networks would be less sure, in order of place. */
    explain(text: string): Mark[] {
      const tokens = listTokens(text).slice(0, MOST_READ)
      const forms = tokens.map(({ form }) => form)
      const measure = (some: readonly string[]) =>
        readers.reduce((sum, { read }) => sum + measureHate(read, some), 0) / readers.length
      const whole = measure(forms)
      const marks = tokens.slice(0, LONGEST_EXPLAINED).map(({ form, start, end }, at) => {
        const isWord = /[\p{L}\p{Extended_Pictographic}]/u.test(form)
        return { start, end, weight: isWord ? whole - measure(forms.toSpliced(at, 1)) : 0 }
      })
      return keepHeaviest(marks)
    },

    /** Whom it names, as it is written there, each once. */
    listTargets(text: string): string[] {
      const named = listTokens(text)
        .slice(0, MOST_READ)
        .filter(({ form }) => readers.every(({ soundsLikeGroup }) => soundsLikeGroup(form)))
      const byForm = new Map(named.map(({ form, start, end }) => [form, text.slice(start, end)]))
      return [...byForm.values()].slice(0, MOST_TARGETS)
    },

    /** Whether every network says that it repeats or tells what others said of a group. */
    repeatsOthers(text: string): boolean {
      const forms = listForms(text)
      return readers.every(({ read }) => (read(forms)?.[REPORT] ?? -1) >= 0)
    },
  }
}

const listForms = (text: string) => listTokens(text).map(({ form }) => form)

/** Less than any text that names a group gets. */
const NAMES_NONE = -20

function measureHate(read: ReadTokens, forms: readonly string[]): number {
  const output = read(forms)
  return output ? Math.min(output[0] ?? NAMES_NONE, NAME_COUNTS * (output[NAMES_GROUP] ?? NAMES_NONE)) : NAMES_NONE
}

/** Every two sentences that follow each other; a text of fewer than three is one. */
function listSentencePairs(forms: readonly string[]): (readonly string[])[] {
  const starts = [
    0,
    ...forms.keys().filter((at) => at > 0 && at < forms.length && SENTENCE_ENDS.has(forms[at - 1] ?? '')),
  ]
  if (starts.length < FEWEST_SENTENCES) return [forms]
  return starts.slice(1).map((_, at) => forms.slice(starts[at], starts[at + 2] ?? forms.length))
}

function findKinds(output: Float32Array | undefined): HateKind[] {
  const says = (kind: (typeof KINDS)[number]) => output?.[NETWORK_OUTPUTS.indexOf(kind)] ?? 0
  const likeliest = KINDS.reduce((best, kind) => (says(kind) > says(best) ? kind : best))
  return KINDS.filter((kind) => kind === likeliest || says(kind) >= 0)
}

const toStrength = (sum: number) => Math.floor(10_000 / (1 + Math.exp(-sum))) / 10_000
