/** The five disguises of the spelling classes: each is applied to one or two words that carry the meaning. */
type Draw = () => number
const LEET: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }
const LEET_SIGNS: Record<string, string> = { a: '@', e: '3', i: '!', o: '0', s: '$', t: '7' }

const SMALL = new Set(
  'que com para pra por dos das uma uns mas sem são ser ter tem vai vou eles elas este esse essa isso todos todas tudo mais como não meu minha seu sua nem até aos nos nas pelo pela deste'.split(
    ' ',
  ),
)
const isHeavy = (word: string) => /^\p{L}{4,}$/u.test(word) && !SMALL.has(word.toLowerCase())

/** Changes one or two of the meaningful words, those of the group first. */
function disguise(text: string, focus: string, draw: Draw, change: (word: string) => string): string {
  const words = text.split(/(\p{L}+)/u)
  const heavy = words.flatMap((word, at) => (isHeavy(word) ? [at] : []))
  const named = heavy.filter((at) => focus.toLowerCase().includes((words[at] ?? '').toLowerCase()))
  const others = heavy.filter((at) => !named.includes(at))
  const first = named.length > 0 && (others.length === 0 || draw() < 0.6) ? named : others
  const chosen = new Set([first[Math.floor(draw() * first.length)] ?? -1])
  if (draw() < 0.35) chosen.add(heavy[Math.floor(draw() * heavy.length)] ?? -1)
  return words.map((word, at) => (chosen.has(at) ? change(word) : word)).join('')
}

const swapLetters = (text: string, focus: string, draw: Draw) =>
  disguise(text, focus, draw, (word) => {
    const at = 1 + Math.floor(draw() * (word.length - 2))
    return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  })

const dropLetter = (text: string, focus: string, draw: Draw) =>
  disguise(text, focus, draw, (word) => {
    const at = 1 + Math.floor(draw() * (word.length - 1))
    return word.slice(0, at) + word.slice(at + 1)
  })

const spaceLetters = (text: string, focus: string, draw: Draw) =>
  disguise(text, focus, draw, (word) => [...word].join(' '))

const writeSigns = (text: string, focus: string, draw: Draw) =>
  disguise(text, focus, draw, (word) => {
    const signs = draw() < 0.5 ? LEET : LEET_SIGNS
    return [...word].map((letter, at) => (at === 0 && draw() < 0.5 ? letter : (signs[letter] ?? letter))).join('')
  })

/** Removes one to three spaces, or all of them. */
function dropSpaces(text: string, _focus: string, draw: Draw): string {
  const words = text.split(' ')
  const isAll = words.length < 6 && draw() < 0.4
  const out = new Set(Array.from({ length: 1 + Math.floor(draw() * 3) }, () => Math.floor(draw() * (words.length - 1))))
  return words.map((word, at) => word + (at < words.length - 1 && !isAll && !out.has(at) ? ' ' : '')).join('')
}

export const DISGUISES = {
  spell_char_swap_h: swapLetters,
  spell_char_del_h: dropLetter,
  spell_space_del_h: dropSpaces,
  spell_space_add_h: spaceLetters,
  spell_leet_h: writeSigns,
}
