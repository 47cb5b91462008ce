import type { Target } from './targets.ts'

/**
 * Signs of a template: `{s}` the group, plural; `{o}` singular; `{um}` um or uma; `{aos}` to the group; `{x}`, `{xs}` a
 * slur, singular and plural; `~` o or a and `^` e or a, by the group's gender; `(a|b|)` one of them; `{coisa}`,
 * `{pessoa}`, `{prof}` things and people that are not a protected group, capitalised as written.
 */
export type Fillers = { things: readonly string[]; persons: readonly string[]; trades: readonly string[] }

type Draw = () => number
export const pick = <T>(list: readonly T[], draw: Draw): T => list[Math.floor(draw() * list.length)] as T

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const asksForTarget = (template: string) => /\{(s|o|um|aos|x|xs)\}/.test(template)
export const asksForSlur = (template: string) => /\{xs?\}/.test(template)

export function fillTemplate(template: string, target: Target, fillers: Fillers, draw: Draw): string {
  const [slur, slursOf] = target.slurs.length > 0 ? pick(target.slurs, draw) : [target.one, target.many]
  const isFemale = target.gender === 'a'
  const slots: Record<string, string> = {
    s: target.many,
    o: target.one,
    um: isFemale ? 'uma' : 'um',
    aos: `${isFemale ? 'às' : 'aos'} ${target.many}`,
    x: slur,
    xs: slursOf,
    coisa: pick(fillers.things, draw),
    pessoa: pick(fillers.persons, draw),
    prof: pick(fillers.trades, draw),
  }
  const filled = choose(template, draw)
    .replaceAll('{um} {o}', `${slots.um} ${slots.o}`)
    .replace(/~/g, isFemale ? 'a' : 'o')
    .replace(/\^/g, isFemale ? 'a' : 'e')
    .replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = slots[slot.toLowerCase()] ?? ''
      return slot === slot.toLowerCase() ? value : capital(value)
    })
  return capital(
    filled
      .replace(/ {2,}/g, ' ')
      .replace(/ ([dn]) (?=([ao]s?|ess[ae]s?) )/g, ' $1')
      .replace(/ ([,.!?])/g, '$1')
      .trim(),
  )
}

/** Chooses one of every `(a|b|c)`, innermost first. */
function choose(template: string, draw: Draw): string {
  const next = template.replace(/\(([^()]*\|[^()]*)\)/g, (_, options: string) => pick(options.split('|'), draw))
  return next === template ? next : choose(next, draw)
}
