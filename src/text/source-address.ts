/** Recognises an account or feed that can be followed in typed or pasted text. Pure. */

export type FoundSource = { network: 'telegram-web'; handle: string } | { network: 'feed'; handle: string }

const HANDLE = /^[a-z]\w{3,31}$/i
const TELEGRAM = /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\/(.*)$/i
const INVITATION = /^(?:\+|joinchat\/|c\/\d)/i
/** Path segments of Telegram addresses that stand where a handle would. */
const NO_HANDLES = new Set(['s', 'c', 'joinchat', 'addstickers', 'share', 'proxy', 'addlist', 'iv', 'socks', 'login'])

const OTHER_NETWORKS = new Map([
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['facebook.com', 'Facebook'],
  ['fb.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['tiktok.com', 'TikTok'],
  ['kwai.com', 'Kwai'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['gettr.com', 'Gettr'],
  ['chat.whatsapp.com', 'WhatsApp'],
  ['whatsapp.com', 'WhatsApp'],
])

const NOTHING = 'Escreva um canal, como @canal ou t.me/canal, ou o endereço de um feed, como https://site.com.br/feed.'

const IMPORT = 'importe um arquivo com as publicações.'
const CHANNEL_FEED =
  'o feed do canal, sim: https://www.youtube.com/feeds/videos.xml?channel_id=…, com o código do canal (começa com UC).'

/** YouTube offers a channel's latest videos as a feed. */
const isYouTubeFeed = ({ hostname, pathname }: URL) =>
  /(^|\.)youtube\.com$/.test(hostname) && pathname === '/feeds/videos.xml'

/** A Telegram channel or a feed, or a sentence that explains why it is neither. */
export function parseSourceAddress(text: string): FoundSource | { reason: string } {
  const written = text.trim()
  const [, path] = TELEGRAM.exec(written) ?? []
  if (path !== undefined) return readTelegramPath(path)
  if (/^https?:\/\//i.test(written) || /^[\w-]+(\.[\w-]+)+(\/|$)/.test(written)) return readFeedAddress(written)
  return readHandle(written.replace(/^@/, ''))
}

function readTelegramPath(path: string): FoundSource | { reason: string } {
  if (INVITATION.test(path))
    return { reason: 'É um convite para um canal ou grupo fechado; só canais públicos, com nome, podem ser lidos.' }
  const [name = ''] = path.replace(/^s\//i, '').replace(/^@/, '').split(/[/?#]/)
  return readHandle(name)
}

const readHandle = (handle: string): FoundSource | { reason: string } =>
  HANDLE.test(handle) && !NO_HANDLES.has(handle.toLowerCase())
    ? { network: 'telegram-web', handle }
    : { reason: NOTHING }

function readFeedAddress(written: string): FoundSource | { reason: string } {
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  if (!url || /\s/.test(written)) return { reason: NOTHING }
  if (url.username !== '' || url.password !== '') return { reason: 'O endereço não pode ter usuário nem senha.' }
  const network = OTHER_NETWORKS.get(url.hostname.replace(/^(?:www|m|mobile)\./, ''))
  if (network && !isYouTubeFeed(url))
    return {
      reason: `Contas do ${network} não são lidas pelo LupaScan; ${network === 'YouTube' ? CHANNEL_FEED : IMPORT}`,
    }
  url.hash = ''
  return { network: 'feed', handle: url.href }
}
