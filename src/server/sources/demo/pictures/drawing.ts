/** Small pieces of SVG. No text is drawn: it would depend on the fonts of the machine, and the bytes must not. */

export type Palette = readonly [string, string, string, string, string]

/** Colours from the sky down to the nearest ground; the fourth stands out, the fifth is nearly black or white. */
export const PALETTES: readonly Palette[] = [
  ['#fbe3c0', '#f2a65a', '#8a4f7d', '#ffd23f', '#2b2140'],
  ['#d7ecf5', '#7fb7be', '#2f6690', '#f4a259', '#13293d'],
  ['#f6f1e1', '#b7c68b', '#5b8e7d', '#f4e285', '#1f3a33'],
  ['#fde2e4', '#e5989b', '#6d597a', '#ffcdb2', '#355070'],
  ['#e9edc9', '#ccd5ae', '#d4a373', '#bc4749', '#3a2e25'],
  ['#dfe7fd', '#8ea6d8', '#3d5a99', '#f2cc0c', '#141e38'],
]

export function drawSvg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export function drawRectangle(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`
}

export function drawCircle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" opacity="${opacity}"/>`
}

/** A filled polygon through the points. */
export function drawPolygon(points: readonly (readonly [number, number])[], fill: string, opacity = 1): string {
  return `<polygon points="${joinPoints(points)}" fill="${fill}" opacity="${opacity}"/>`
}

export function drawLine(points: readonly (readonly [number, number])[], colour: string, width: number): string {
  return `<polyline points="${joinPoints(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** A rectangle over the whole picture with a gradient from the top colour to the bottom one. */
export function drawSky(width: number, height: number, top: string, bottom: string): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${drawRectangle(0, 0, width, height, 'url(#sky)')}`
}

function joinPoints(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

/** Sines differ between machines in the last digits; tenths of a pixel do not. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
