/** Generated samples: pictures and clips of every supported format, spreadsheets, compressed tables. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawScene } from '../../media/pictures.ts'
import { hasFfmpeg } from '../../media/videos.ts'
import { text, workbook } from '../bombs/spreadsheets.ts'
import type { SampleFile } from './files.ts'

const TABLE = 'nome;partido\nFulana;PLF\nBeltrano;PXY\n'
const CLIPS = {
  'clip.mp4': ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  'clip.webm': ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis'],
  'clip.mp3': ['-vn'],
  'clip.ogg': ['-vn', '-c:a', 'libvorbis'],
  'clip.wav': ['-vn', '-ac', '1', '-ar', '16000'],
}

export async function makeSamples(): Promise<SampleFile[]> {
  const rows = [1, 2, 3].map((row) => `<row r="${row}">${text(`A${row}`, 'Fulana')}${text(`B${row}`, 'PLF')}</row>`)
  return [
    ...(await makePictures()),
    ...(hasFfmpeg() ? makeClips() : []),
    { reader: 'list', name: 'lista.xlsx', bytes: workbook(rows.join('')) },
    { reader: 'list', name: 'lista.csv', bytes: Buffer.from(TABLE) },
    { reader: 'list', name: 'lista.txt', bytes: Buffer.from('Fulana de Tal\nBeltrano\r\nÇá\n') },
    { reader: 'head', name: 'pessoas.csv.gz', bytes: gzipSync(TABLE) },
    { reader: 'packed-audio', name: 'ID3', bytes: makeTag() },
  ]
}

async function makePictures(): Promise<SampleFile[]> {
  const scene = sharp(await drawScene(3, { width: 180, height: 120 }))
  const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
  return Promise.all(
    formats.map(async (format) => ({
      reader: 'picture',
      name: format,
      bytes: await scene.clone().toFormat(format).toBuffer(),
    })),
  )
}

function makeClips(): SampleFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-fuzz-clips-'))
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=96x64:r=5:d=2', '-f', 'lavfi', '-i', 'sine=d=2']
  try {
    return Object.entries(CLIPS).flatMap(([name, encode]) => {
      execFileSync('ffmpeg', ['-v', 'error', ...input, ...encode, join(folder, name)])
      const clip = { reader: 'clip', name, bytes: readFileSync(join(folder, name)) }
      return name.endsWith('.wav') ? [clip, { ...clip, reader: 'sound' }] : [clip]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeTag(): Buffer {
  const owner = Buffer.from('com.apple.streaming.transportStreamTimestamp\0', 'latin1')
  const frame = Buffer.concat([
    Buffer.from('PRIV\0\0\0\x35\0\0', 'latin1'),
    owner,
    Buffer.from([0, 0, 0, 0, 0, 1, 0, 0]),
  ])
  return Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([frame.length]),
    frame,
    Buffer.alloc(40, 1),
  ])
}
