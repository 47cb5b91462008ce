/** Videos made from photographs, and typical changes to videos. All by ffmpeg; sizes and lengths as in a messenger. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Random } from './random.ts'

const run = promisify(execFile)
const RATE = 25
const [WIDTH, HEIGHT] = [640, 360]
const ENCODE = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast']
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'

const ffmpeg = (args: string[]) => run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-threads', '1', ...args])

/** `seconds`: per photograph. */
export type Film = { photographs: readonly string[]; seconds: number; hasVignette: boolean }

/** A moving view of each photograph, with a smaller one drifting across it; some begin with the same title screen. */
export async function drawFilm(
  { photographs, seconds, hasVignette }: Film,
  random: Random,
  path: string,
): Promise<void> {
  const frames = Math.round(seconds * RATE)
  const inputs = photographs.flatMap((photograph) => ['-i', photograph])
  const moves = photographs.map((_, at) => {
    const [speed, x, y] = [0.0005 + 0.003 * random.next(), random.next(), random.next()].map((one) => one.toFixed(4))
    const look = `zoompan=z='1+${speed}*on':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${RATE}`
    return `[${at}:v]scale=1280:720:force_original_aspect_ratio=increase,crop=1280:720,${look},setsar=1[m${at}]`
  })
  const joined = photographs.map((_, at) => `[m${at}]`).join('')
  const drift = `overlay=x='${Math.round(random.next() * 300)}+40*mod(t,5)':y=${Math.round(random.next() * 200)}`
  const small = `[${photographs.length}:v]scale=120:120,loop=-1:1,fps=${RATE}[s]`
  const graph = `${moves.join(';')};${joined}concat=n=${photographs.length}:v=1[all];${small};[all][s]${drift}:shortest=1[film]`
  const vignette = `smptebars=size=${WIDTH}x${HEIGHT}:rate=${RATE}:duration=2`
  const start = [
    '-f',
    'lavfi',
    '-i',
    vignette,
    '-filter_complex',
    `${graph};[${photographs.length + 1}:v]setsar=1[v];[v][film]concat=n=2:v=1[out]`,
  ]
  const film = hasVignette ? [...start, '-map', '[out]'] : ['-filter_complex', graph, '-map', '[film]']
  const [first = ''] = photographs
  await ffmpeg([...inputs, '-i', first, ...film, ...ENCODE, '-crf', '23', path])
}

/** A single still photograph, as used to share audio. */
export const drawStanding = (photograph: string, seconds: number, path: string) =>
  ffmpeg([
    ...['-loop', '1', '-framerate', '10', '-t', String(seconds), '-i', photograph],
    ...[
      '-vf',
      `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=increase,crop=${WIDTH}:${HEIGHT}`,
      ...ENCODE,
      path,
    ],
  ])

const filter =
  (vf: string, more: string[] = ['-crf', '28']) =>
  (from: string, _seconds: number, to: string) =>
    ffmpeg(['-i', from, '-vf', vf, ...ENCODE, ...more, to])

/** `seconds`: of the whole video. */
export type ChangeFilm = (from: string, seconds: number, to: string) => Promise<unknown>

const middle = (seconds: number) => ['-ss', (seconds / 3).toFixed(2), '-t', (seconds / 3).toFixed(2)]
const caption = `drawtext=fontfile=${FONT}:text='OLHA O QUE FIZERAM AGORA':fontcolor=white:borderw=3:fontsize=h/10:x=(w-tw)/2:y=h*0.8`

export const FILM_KINDS: Record<string, ChangeFilm> = {
  'half as wide, compressed hard': filter('scale=320:-2', ['-crf', '38']),
  'twice as wide, 15 pictures a second': filter('scale=1280:-2,fps=15'),
  mirrored: filter('hflip'),
  'bar of 20 % above': filter('pad=iw:ih*1.25:0:ih*0.25:white'),
  'upright, black above and below': filter('pad=iw:iw*16/9:0:(oh-ih)/2:black,scale=360:-2'),
  'words on it': filter(caption),
  'cropped, 8 % of each side': filter('crop=trunc(iw*0.42)*2:trunc(ih*0.42)*2'),
  'its middle third': (from, seconds, to) => ffmpeg([...middle(seconds), '-i', from, ...ENCODE, '-crf', '28', to]),
  'its middle third, mirrored, with a bar and words, compressed hard': (from, seconds, to) =>
    ffmpeg([
      ...[...middle(seconds), '-i', from, '-vf', `hflip,${caption},pad=iw:ih*1.25:0:ih*0.25:black,scale=320:-2`],
      ...[...ENCODE, '-crf', '36', to],
    ]),
}

/** Extracts one frame as a picture. */
export async function takeFrame(from: string, second: number, folder: string): Promise<Buffer> {
  const path = join(folder, 'frame.jpg')
  await ffmpeg(['-ss', second.toFixed(2), '-i', from, '-frames:v', '1', '-q:v', '6', path])
  return readFileSync(path)
}

export async function measureSeconds(path: string): Promise<number> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])
  return Number(stdout)
}
