/**
 * Sentence templates. `[a|b]` is a choice and may be nested, `{20-90}` is a number in that range, `{name}` is a word the post
 * supplies. Whole sentences are written out in the data, so gender, number and contractions are right by construction.
 */
import { pickInteger, pickOne, type Random } from './random.ts'

/** Words for the `{name}` places of a template. */
export type Slots = Readonly<Record<string, string>>

const INNERMOST_CHOICE = /\[([^[\]]*)\]/
const PLACE = /\{([^{}]+)\}/g
const RANGE = /^(\d+)-(\d+)$/
const NUMBER = new Intl.NumberFormat('pt-BR')

/** Renders a template, with a capital at its start. Throws for a place without a value: that is a mistake in the data. */
export function renderTemplate(template: string, random: Random, slots: Slots): string {
  let text = template
  for (let choice = INNERMOST_CHOICE.exec(text); choice; choice = INNERMOST_CHOICE.exec(text)) {
    const chosen = pickOne(random, (choice[1] ?? '').split('|'))
    text = text.slice(0, choice.index) + chosen + text.slice(choice.index + choice[0].length)
  }
  return capitalize(text.replace(PLACE, (_whole, name: string) => fillPlace(name, random, slots)))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function fillPlace(name: string, random: Random, slots: Slots): string {
  const range = RANGE.exec(name)
  if (range) return NUMBER.format(roundNaturally(pickInteger(random, Number(range[1]), Number(range[2]))))
  const word = slots[name]
  if (word === undefined) throw new Error(`No word for {${name}}`)
  return word
}

/** People say "12,4 mil" or "340", seldom "12.437": large numbers keep two or three leading digits. */
function roundNaturally(value: number): number {
  if (value < 200) return value
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}
