/** The address of a live → its audio stream. */
import type { YtDlpConfig } from '../../config.ts'
import { findAddress } from '../../net/fetch-public.ts'
import type { StreamKind } from '../stream-position.ts'
import type { Access } from './request-stream.ts'
import { sniffAddress } from './sniff-address.ts'
import { StreamError, toStreamError } from './stream-error.ts'
import { readVideoPage, type VideoPage } from './yt-dlp.ts'

export type FoundStream = {
  /** null: it has not begun. */
  stream: { kind: StreamKind; url: string; headers: Record<string, string> } | null
  /** Data of its page; null: the address is not a page. */
  page: VideoPage | null
}

/** @throws StreamError */
export async function findStream(address: string, access: Access, ytDlp: YtDlpConfig | null): Promise<FoundStream> {
  const kind = await sniffOrNull(address, access, ytDlp !== null)
  if (kind) return { stream: { kind, url: address, headers: {} }, page: null }
  if (!ytDlp)
    throw new StreamError(
      'O endereço é de uma página. Para ouvir vídeos de sites como o YouTube, quem opera o LupaScan precisa instalar o yt-dlp.',
      { lasting: true },
    )
  requireKnown(address, ytDlp)
  await requirePublic(address, access)
  const page = await readVideoPage(ytDlp.path, address, access.signal)
  if (page.isUpcoming) return { stream: null, page }
  if (!page.stream) throw new StreamError('A página não oferece um áudio que se saiba ouvir.', { lasting: true })
  const { url, headers, isPlaylist } = page.stream
  const found = isPlaylist ? 'hls' : await sniffAddress(url, { ...access, headers })
  if (!found) throw new StreamError('A página não oferece um áudio que se saiba ouvir.', { lasting: true })
  return { stream: { kind: found, url, headers }, page }
}

/** yt-dlp may be able to read a page that refuses us; an address that is forbidden to us is forbidden to it too. */
async function sniffOrNull(address: string, access: Access, hasOther: boolean): Promise<StreamKind | null> {
  try {
    return await sniffAddress(address, access)
  } catch (error) {
    const trouble = toStreamError(error)
    if (!hasOther || trouble.forbidden || looksLikeStream(address)) throw trouble
    return null
  }
}

const looksLikeStream = (address: string) =>
  /\.(m3u8|mp4|m4a|mp3|aac|ogg|opus|webm|wav|flac)$/i.test(new URL(address).pathname)

/** The operator may restrict the sites that yt-dlp opens. */
function requireKnown(address: string, { hosts }: YtDlpConfig): void {
  const { hostname } = new URL(address)
  if (hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return
  throw new StreamError(`${hostname} não está entre os sites cujas páginas são lidas aqui: ${hosts.join(', ')}.`, {
    lasting: true,
  })
}

async function requirePublic(address: string, { privateHosts }: Access): Promise<void> {
  await findAddress(new URL(address), { privateHosts }).catch((error: unknown) => Promise.reject(toStreamError(error)))
}
