import { execFile } from 'node:child_process'
import { confine, type Start } from '../../processes/confine/confine.ts'
import { NO_RIGHTS } from '../../processes/confine/rights.ts'
import { MediaRefused } from '../problems.ts'

/** A file and the programs that read it; a bare program name is looked up in PATH. */
export type ClipFile = { path: string; format: string; ffmpeg: string; ffprobe: string; signal: AbortSignal }

/** Metadata from ffprobe. null: unknown. */
export type Clip = { seconds: number | null; width: number | null; height: number | null }

const PROBE_MS = 30_000
const STILL_MS = 60_000
/** Limit of the address space: its resident memory is not monitored. */
const MEMORY_KB = 4_000_000
const LOWEST_PRIORITY = 19
const MAX_OUTPUT = 64_000_000

/** Format → ffmpeg demuxer, set explicitly so that a file cannot choose another one (playlists that name other files). */
const READERS: Record<string, string> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  webm: 'matroska',
  avi: 'avi',
  ogg: 'ogg',
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
}

/** Duration and size of a video or audio file. Throws MediaRefused without ffmpeg or when the file cannot be read. */
export async function probeClip(file: ClipFile): Promise<Clip> {
  const entries = 'format=duration:stream=codec_type,width,height'
  const output = await run(file, file.ffprobe, [...readFrom(file), '-show_entries', entries, '-of', 'json'], PROBE_MS)
  const { format, streams = [] }: Probe = JSON.parse(output.toString())
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const seconds = Number(format?.duration)
  return {
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    width: video?.width ?? null,
    height: video?.height ?? null,
  }
}

type Probe = {
  format?: { duration?: string }
  streams?: { codec_type?: string; width?: number; height?: number }[]
}

/** One representative frame as PNG, from the first third: beginnings are often black. */
export async function takeStill(file: ClipFile, seconds: number | null): Promise<Buffer> {
  const start = Math.min(3, (seconds ?? 0) / 3)
  const output = await run(
    file,
    file.ffmpeg,
    [
      ...['-nostdin', '-threads', '1', '-ss', start.toFixed(2), ...readFrom(file), '-an', '-sn', '-frames:v', '1'],
      ...['-vf', "thumbnail=25,scale='min(1280,iw)':-2", '-f', 'image2pipe', '-c:v', 'png', '-'],
    ],
    STILL_MS,
  )
  if (output.length === 0) throw new MediaRefused('broken')
  return output
}

/** Only this file, with the demuxer that its bytes call for. */
export function readFrom({ path, format }: ClipFile): string[] {
  const reader = READERS[format]
  if (!reader) throw new MediaRefused('no_picture')
  return ['-v', 'error', '-protocol_whitelist', 'file', '-f', reader, '-i', `file:${path}`]
}

/** Starts without rights to anything but this file. Where the launcher does not run, its memory has no limit. */
export const startProgram = ({ path }: ClipFile, program: string, args: string[]): Start =>
  confine({
    command: program,
    args,
    env: { PATH: process.env.PATH },
    rights: { ...NO_RIGHTS, read: [path] },
    descriptors: 3,
    niceness: LOWEST_PRIORITY,
    addressSpace: MEMORY_KB * 1024,
  })

function run(file: ClipFile, program: string, args: string[], timeout: number): Promise<Buffer> {
  const { signal } = file
  const start = startProgram(file, program, args)
  const options = { encoding: 'buffer', timeout, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const
  return new Promise((done, failed) => {
    execFile(start.command, start.args, { env: start.env, signal, ...options }, (error, output) => {
      if (!error) done(output)
      // A shell exits with 127 for a missing program and 126 for one that may not be run.
      else if (error.code === 127 || error.code === 126) failed(new MediaRefused('no_ffmpeg'))
      else failed(new MediaRefused(error.killed ? 'timeout' : 'broken'))
    })
  })
}
