/** RTMP → sound. The only network protocol that ffmpeg handles itself, connecting to exactly the address that was checked. */
import { isIPv6 } from 'node:net'
import { findAddress } from '../../net/fetch-public.ts'
import { type AudioChunk, SAMPLE_RATE } from '../stream-position.ts'
import type { CaptureOptions } from './capture-options.ts'
import { startDecoder } from './decode-audio.ts'
import { StreamError, toStreamError } from './stream-error.ts'

const IDLE_MICROSECONDS = '15000000'

/** @throws StreamError; also at the end: RTMP does not say whether it will continue, and a stream that stays away has ended */
export async function* captureRtmp(address: string, options: CaptureOptions): AsyncGenerator<AudioChunk, void> {
  const { timeline, ffmpeg, silenceMs, signal } = options
  const input = await describeInput(new URL(address), options.privateHosts)
  const decoder = startDecoder(ffmpeg, { kind: 'rtmp', ...input }, signal, silenceMs)
  let count = 0
  let began = 0
  timeline.join('clock', true)
  try {
    for await (const { samples } of decoder.blocks()) {
      began ||= Date.now() / 1000
      const sound = timeline.put(samples, began + count / SAMPLE_RATE, null)
      count += samples.length / 2
      if (sound) yield sound
    }
  } catch (error) {
    const { message, lasting } = toStreamError(error)
    throw new StreamError(message, { lasting, gone: timeline.next() !== null })
  } finally {
    decoder.kill()
  }
  throw new StreamError('A transmissão foi interrompida.', { gone: timeline.next() !== null })
}

/** The address contains the checked IP; the server receives the host name. */
async function describeInput(url: URL, privateHosts: readonly string[]): Promise<{ args: string[]; port: number }> {
  const ip = await findAddress(url, { privateHosts }).catch((error: unknown) => Promise.reject(toStreamError(error)))
  const isSecure = url.protocol === 'rtmps:'
  const port = url.port || (isSecure ? '443' : '1935')
  if (!['443', '1935', '80'].includes(port) && !privateHosts.includes(url.host))
    throw new StreamError('Só as portas 80, 443 e 1935 são aceitas em endereços RTMP.', { lasting: true })
  const [app = ''] = url.pathname.split('/').filter(Boolean)
  const host = isIPv6(ip) ? `[${ip}]` : ip
  const args = [
    ...['-protocol_whitelist', isSecure ? 'rtmps,tls,tcp' : 'rtmp,tcp', '-format_whitelist', 'flv,live_flv'],
    ...['-rw_timeout', IDLE_MICROSECONDS, '-rtmp_tcurl', `${url.protocol}//${url.host}/${app}`, '-rtmp_live', 'any'],
    ...['-i', `${url.protocol}//${host}:${port}${url.pathname}${url.search}`],
  ]
  return { args, port: Number(port) }
}
