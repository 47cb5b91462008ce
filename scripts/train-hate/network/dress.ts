import { pick } from '../functional/fill.ts'

type Draw = () => number

const TAGS =
  '#Brasil #Democracia #8M #ConsciênciaNegra #Orgulho #ForaJá #Nordeste #AbrilIndígena #Verdade #Justiça #Eleições #LutoPorTodos #Amazônia #Pátria #MarcoTemporalNão #GrandeDia #vergonha #acordaBrasil'.split(
    ' ',
  )
const PICTURES = '🇧🇷 👏 👏👏👏 ✊🏾 🚨 ❤️ 🙏 😂 🤡 😡 🔥 👇 📍 🎉 💪 🤮 🐍 🔫 😍'.split(' ')

/**
 * The same text in the style of posts: handles, tags, emoji, capitals, no capitals, links. Applied to hateful and other
 * texts alike, so that the style carries no information.
 */
export function dress(text: string, draw: Draw): string {
  const chance = draw()
  if (chance < 0.5) return text
  if (chance < 0.58) return `${text} ${pick(TAGS, draw)}${draw() < 0.4 ? ` ${pick(TAGS, draw)}` : ''}`
  if (chance < 0.66) return `${text} ${pick(PICTURES, draw)}`
  if (chance < 0.72) return `${pick(PICTURES, draw)} ${text}`
  if (chance < 0.8) return `${draw() < 0.3 ? 'RT ' : ''}@fulano ${draw() < 0.3 ? '@sicrana ' : ''}${text}`
  if (chance < 0.85) return text.toUpperCase()
  if (chance < 0.95) return text.toLowerCase().replace(/[.!]$/, '')
  return `${text} https://t.co/abc ${draw() < 0.3 ? pick(TAGS, draw) : ''}`.trim()
}
