import { DEMO_PEOPLE } from '../invent-people.ts'
import { chance, createRandom, pickInteger, pickOne } from '../random.ts'
import { drawCircle, drawPolygon, drawRectangle, drawSky, drawSvg } from './drawing.ts'

const SKINS = ['#f1c9a5', '#d9a066', '#b97a4b', '#8d5a36', '#5f3b24', '#e8b48c']
const HAIRS = ['#1d1613', '#3b2417', '#6b4423', '#a9a29a', '#7d3c1f', '#2a2a33']
const PARTYLESS = '#5d6470'

/** Horizontal positions of the eyes. */
const EYES = [136, 184]
const drawGlass = (x: number) =>
  `<circle cx="${x}" cy="150" r="17" fill="#ffffff" fill-opacity="0.25" stroke="#2b2e35" stroke-width="5"/>`

/** The face of person `index`: a plain geometric figure in the party's colour, resembling nobody. Square, 320 pixels. */
export function drawPortraitSvg(index: number): string {
  const person = DEMO_PEOPLE[index]
  if (!person) throw new Error(`No person has the number ${index}`)
  const random = createRandom(`portrait:${person.name}`)
  const colour = person.party?.colour ?? PARTYLESS
  const skin = pickOne(random, SKINS)
  const hair = pickOne(random, HAIRS)
  const wide = pickInteger(random, 56, 64)
  const long = person.gender === 'f' ? drawRectangle(160 - wide - 14, 118, wide * 2 + 28, 110, hair, 40) : ''
  const fringe = drawPolygon(
    [
      [160 - wide, 138],
      [160 - wide, 104],
      [160, 70],
      [160 + wide, 104],
      [160 + wide, 138],
      [pickInteger(random, 135, 185), 108],
    ],
    hair,
  )
  const glasses = chance(random, 0.35) ? EYES.map(drawGlass).join('') : ''
  const beard = person.gender === 'm' && chance(random, 0.4) ? drawRectangle(122, 178, 76, 34, hair, 18) : ''
  return drawSvg(
    320,
    320,
    drawSky(320, 320, '#f3efe6', colour),
    long,
    drawRectangle(76, 236, 168, 120, colour, 52),
    drawPolygon(
      [
        [132, 238],
        [188, 238],
        [160, 286],
      ],
      '#f7f5f0',
    ),
    drawRectangle(140, 196, 40, 52, skin, 16),
    drawCircle(160, 108, wide + 7, hair),
    drawRectangle(160 - wide, 92, wide * 2, 126, skin, 56),
    fringe,
    beard,
    ...EYES.flatMap((x) => [drawCircle(x, 150, 9, '#f7f5f0'), drawCircle(x, 150, 5, '#22252b')]),
    glasses,
    drawRectangle(144, 190, 32, 6, '#b04a4a', 3),
  )
}
