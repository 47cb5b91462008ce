import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, type Page, type Worker } from 'tesseract.js'
import type { RecognizedText } from '../types.ts'
import { openPicture, type Picture } from './picture.ts'
import { type PlacedWord, splitColumns } from './split-columns.ts'

/** Recognises text; created once, used for one picture at a time. */
export type TextReader = { read(picture: Picture): Promise<RecognizedText> }

/** Per cent. Shown words need more confidence than words used only for search. */
const SHOWN_CONFIDENCE = 60
const FOUND_CONFIDENCE = 50
/** Letters lower than about 20 pixels are recognised poorly. */
const SMALL_WIDTH = 1000
const LARGEST_SIDE = 2400

type Word = Pick<PlacedWord, 'text' | 'confidence'>
type Reading = { lines: Word[][] }

/** All data comes from package files: without a language path the library would try to download it and never return. */
export async function openTextReader(): Promise<TextReader> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json'))
  const worker = await createWorker('por', 1, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without a handler, a picture that cannot be read ends the process; with it, the call below rejects.
    errorHandler: () => {},
  })
  return { read: (picture) => readText(worker, picture) }
}

/**
 * Three passes: as it is; only nearly white pixels; only white pixels (letters over photographs). Which one is best depends on the
 * picture, and each finds words that the others miss.
 */
async function readText(worker: Worker, picture: Picture): Promise<RecognizedText> {
  const readings: Reading[] = []
  for (const image of await prepare(picture)) {
    const { data } = await worker.recognize(image, {}, { text: true, blocks: true })
    readings.push(listWords(data))
  }
  const [best] = readings.map(keepSure).sort((a, b) => weigh(b) - weigh(a))
  const sure = best?.lines.flat() ?? []
  const words = readings.flatMap(({ lines }) => lines.flat()).filter(({ confidence }) => confidence >= FOUND_CONFIDENCE)
  return {
    text: best?.lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n') ?? '',
    words: [...new Set(words.map(({ text }) => text).filter(isWord))],
    confidence: sure.length ? sure.reduce((sum, word) => sum + word.confidence, 0) / sure.length : 0,
  }
}

async function prepare(picture: Picture): Promise<Buffer[]> {
  const wanted = picture.width < SMALL_WIDTH ? 2 : 1
  const scale = Math.min(wanted, LARGEST_SIDE / Math.max(picture.width, picture.height))
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const grey = await openPicture(picture)
    .resize({ ...size, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  const start = () => sharp(grey, { raw: { ...size, channels: 1 } })
  return Promise.all([
    start().normalise().png({ compressionLevel: 1 }).toBuffer(),
    start().threshold(225).negate({ alpha: false }).png({ compressionLevel: 1 }).toBuffer(),
    start().threshold(245).negate({ alpha: false }).png({ compressionLevel: 1 }).toBuffer(),
  ])
}

function listWords(page: Page): Reading {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
  const placed = lines.map((line) =>
    line.words.map(({ text, confidence, bbox: { x0, x1, y0, y1 } }) => ({
      text: text.trim(),
      confidence,
      x0,
      x1,
      y0,
      y1,
    })),
  )
  return { lines: splitColumns(placed) }
}

function keepSure({ lines }: Reading): Reading {
  const sure = lines.map((line) => line.filter(({ confidence }) => confidence >= SHOWN_CONFIDENCE))
  return { lines: sure.filter((line) => line.some(({ text }) => isWord(text))) }
}

/** Number of recognised letters, each weighted by its confidence above chance. */
function weigh({ lines }: Reading): number {
  const words = lines.flat().filter(({ text }) => isWord(text))
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - FOUND_CONFIDENCE), 0)
}

const isWord = (text: string) => /[\p{L}\p{N}]{2}/u.test(text)
