/** HLS playlists (RFC 8216): the parser's result, validated, with absolute addresses. */
import { Parser } from 'm3u8-parser'
import { z } from 'zod'
import { damaged, keepHarmless } from './harmless-playlist.ts'
import type { Range } from './request-stream.ts'
import { StreamError } from './stream-error.ts'

export type Segment = {
  /** Increases through the whole stream. */
  sequence: number
  url: string
  range: Range | undefined
  seconds: number
  /** A discontinuity: the clock of the stream, or its format, changes here. */
  breaks: boolean
  /** Number of discontinuities through the whole stream; null: not in the playlist. */
  discontinuity: number | null
  key: { url: string; iv: Buffer } | null
  /** Initialisation section (of fragmented MP4). */
  init: { url: string; range: Range | undefined } | null
}

export type MediaPlaylist = {
  targetSeconds: number
  /** Nothing will be added. */
  isEnded: boolean
  /** It contains the beginning of the stream: a recording, or a live that keeps all segments. */
  isComplete: boolean
  segments: Segment[]
}

/** A day of the shortest segments. */
const MAX_SEGMENTS = 90_000

const ByteRange = z.object({ length: z.int().positive(), offset: z.int().min(0) })
/** Of AES-128: 16 bytes. */
const Iv = z.instanceof(Uint32Array).refine((words) => words.length === 4)
const Parsed = z.object({
  targetDuration: z.number().positive().max(3600).catch(6),
  mediaSequence: z.int().min(0).catch(0),
  endList: z.boolean().catch(false),
  playlistType: z.string().optional(),
  contentProtection: z.unknown().optional(),
  segments: z
    .array(
      z.object({
        uri: z.string().min(1),
        duration: z.number().min(0).max(3600).catch(0),
        discontinuity: z.boolean().optional(),
        timeline: z.int().min(0).optional().catch(undefined),
        byterange: ByteRange.optional(),
        key: z.object({ method: z.string(), uri: z.string(), iv: Iv.optional() }).optional(),
        map: z.object({ uri: z.string(), byterange: ByteRange.optional() }).optional(),
      }),
    )
    .max(MAX_SEGMENTS),
})

export type Rendition = { url: string; bandwidth: number; hasAudio: boolean; isAudioOnly: boolean }

/** Content of a playlist: its renditions, or its segments. @throws StreamError */
export function parsePlaylist(text: string, address: string): { renditions: Rendition[] } | MediaPlaylist {
  if (!/^﻿?\s*#EXTM3U/.test(text)) throw new StreamError('O endereço não leva a uma transmissão.', { lasting: true })
  const manifest = readManifest(text)
  const renditions = listRenditions(manifest, address)
  if (renditions.length > 0) return { renditions }
  const parsed = Parsed.safeParse(manifest)
  if (!parsed.success) throw damaged()
  const { targetDuration, endList, playlistType, contentProtection } = parsed.data
  if (contentProtection !== undefined) throw protectedTrouble()
  // Without it the parser counts from the window's beginning, which moves.
  const countsBreaks = /^#EXT-X-DISCONTINUITY-SEQUENCE:\s*\d/m.test(text)
  return {
    targetSeconds: targetDuration,
    isEnded: endList,
    isComplete: endList || playlistType === 'VOD' || playlistType === 'EVENT',
    segments: toSegments(parsed.data, address, countsBreaks),
  }
}

function readManifest(text: string): unknown {
  const harmless = keepHarmless(text)
  const parser = new Parser()
  try {
    parser.push(harmless)
    parser.end()
  } catch {
    throw damaged()
  }
  return parser.manifest
}

function toSegments(
  { segments, mediaSequence }: z.infer<typeof Parsed>,
  address: string,
  countsBreaks: boolean,
): Segment[] {
  return segments.map(({ uri, duration, discontinuity, timeline, byterange, key, map }, index) => {
    if (key && key.method !== 'AES-128') throw protectedTrouble()
    const sequence = mediaSequence + index
    return {
      sequence,
      url: complete(uri, address),
      range: byterange,
      seconds: duration,
      breaks: discontinuity === true,
      discontinuity: countsBreaks ? (timeline ?? null) : null,
      key: key ? { url: complete(key.uri, address), iv: toIv(key.iv, sequence) } : null,
      init: map ? { url: complete(map.uri, address), range: map.byterange } : null,
    }
  })
}

const protectedTrouble = () =>
  new StreamError('A transmissão é protegida contra cópia e não pode ser ouvida.', { lasting: true })

const complete = (uri: string, address: string) => URL.parse(uri, address)?.href ?? ''

/** Without one in the playlist the segment's sequence number is the initialisation vector. */
function toIv(words: Uint32Array | undefined, sequence: number): Buffer {
  const iv = Buffer.alloc(16)
  if (words) for (const [index, word] of words.entries()) iv.writeUInt32BE(word, index * 4)
  else iv.writeBigUInt64BE(BigInt(sequence), 8)
  return iv
}

const Manifest = z.object({
  playlists: z
    .array(
      z.object({
        uri: z.string().min(1),
        attributes: z
          .object({ BANDWIDTH: z.number().catch(0), CODECS: z.string().optional().catch(undefined) })
          .catch({ BANDWIDTH: 0 }),
      }),
    )
    .max(1000)
    .catch([]),
  mediaGroups: z
    .object({
      AUDIO: z.record(
        z.string(),
        z.record(z.string(), z.object({ uri: z.string().optional(), default: z.boolean().catch(false) })),
      ),
    })
    .catch({ AUDIO: {} }),
})

function listRenditions(manifest: unknown, address: string): Rendition[] {
  const { playlists, mediaGroups } = Manifest.parse(manifest)
  const groups = Object.values(mediaGroups.AUDIO).flatMap((group) => Object.values(group))
  const audio = groups
    .filter(({ uri }) => uri)
    .sort((a, b) => Number(b.default) - Number(a.default))
    .map(({ uri = '' }) => ({ url: complete(uri, address), bandwidth: 0, hasAudio: true, isAudioOnly: true }))
  const streams = playlists.map(({ uri, attributes: { BANDWIDTH, CODECS } }) => ({
    url: complete(uri, address),
    bandwidth: BANDWIDTH,
    hasAudio: CODECS === undefined || AUDIO_CODECS.test(CODECS),
    isAudioOnly: CODECS !== undefined && !CODECS.split(',').some((codec) => !AUDIO_CODECS.test(codec)),
  }))
  return [...audio, ...streams]
}

const AUDIO_CODECS = /mp4a|opus|ac-3|ec-3|flac|mp3/i

/** The rendition to capture: an audio-only one if there is one, otherwise the smallest with sound. */
export function chooseRendition(renditions: readonly Rendition[]): string {
  const audible = renditions.filter(({ hasAudio }) => hasAudio)
  const alone = audible.filter(({ isAudioOnly }) => isAudioOnly)
  const [first] = (alone.length > 0 ? alone : audible.length > 0 ? audible : [...renditions]).toSorted(
    (a, b) => a.bandwidth - b.bandwidth,
  )
  return first?.url ?? ''
}
