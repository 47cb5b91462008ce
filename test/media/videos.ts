/** Videos for tests, made by ffmpeg from generated pictures. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function hasFfmpeg(): boolean {
  try {
    return Boolean(execFileSync('ffmpeg', ['-version']))
  } catch {
    return false
  }
}

/** Shows each picture for `seconds`, one after the other, as MP4; `change`: ffmpeg filters over the whole. */
export function makeVideo(pictures: readonly Buffer[], seconds: number, change = 'null'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-video-'))
  try {
    const inputs = pictures.flatMap((picture, at) => {
      const path = join(folder, `${at}.jpg`)
      writeFileSync(path, picture)
      return ['-loop', '1', '-framerate', '10', '-t', String(seconds), '-i', path]
    })
    const all = pictures.map((_, at) => `[${at}:v]`).join('')
    const graph = `${all}concat=n=${pictures.length}:v=1[film];[film]scale=320:210,${change}[out]`
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
    const path = join(folder, 'film.mp4')
    execFileSync('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', graph, '-map', '[out]', ...encode, path])
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
