/** Videos playable within the page: YouTube's player without cookies, or a video file. Others are links. */
export type Video = { kind: 'youtube'; id: string } | { kind: 'file'; url: string } | { kind: 'link'; url: string }

/** The only site whose frames the content security policy allows. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

const FILE = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|opus|wav)$/i
const YOUTUBE_ID = /^[\w-]{6,20}$/

/** Parses a URL like the server: http or https. */
export function readVideo(address: string): Video {
  if (!URL.canParse(address)) return { kind: 'link', url: address }
  const url = new URL(address)
  const id = findYoutubeId(url)
  if (id && YOUTUBE_ID.test(id)) return { kind: 'youtube', id }
  return { kind: FILE.test(url.pathname) ? 'file' : 'link', url: address }
}

function findYoutubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return pathname.slice(1)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return /^\/(?:live|embed|shorts|v)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('v')
}

/** URL of YouTube's player, starting at a given second. */
export function getPlayerAddress(id: string, start: number, origin: string): string {
  const options = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    hl: 'pt-BR',
    origin,
    playsinline: '1',
    start: String(Math.floor(start)),
  })
  return `${YOUTUBE_ORIGIN}/embed/${id}?${options}`
}
