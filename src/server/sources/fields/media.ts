import { ATTACHMENT_TYPES, type AttachmentType } from '../../../contract/labels.ts'
import type { ImportedMedia } from '../../../contract/sources/imported-post.ts'
import { parseWebAddress, parseWebAddresses } from './address.ts'
import { cleanText } from './text.ts'

const MAX_ATTACHMENTS = 50

const EXTENSIONS = new Map<string, AttachmentType>(
  Object.entries({
    jpg: 'image',
    jpeg: 'image',
    png: 'image',
    gif: 'image',
    webp: 'image',
    avif: 'image',
    mp4: 'video',
    mov: 'video',
    webm: 'video',
    m3u8: 'video',
    mp3: 'audio',
    ogg: 'audio',
    oga: 'audio',
    m4a: 'audio',
    opus: 'audio',
  }),
)

/** Attachments of a record: addresses in one text, a list of addresses, or a list of objects with `url` and `type`. */
export function parseMedia(value: unknown): ImportedMedia[] {
  const parts = Array.isArray(value) ? value : [value]
  return parts.flatMap(parseAttachment).slice(0, MAX_ATTACHMENTS)
}

function parseAttachment(value: unknown): ImportedMedia[] {
  if (typeof value === 'string') {
    return parseWebAddresses(value).map((url) => ({ type: findTypeOfAddress(url), url, description: null }))
  }
  if (typeof value !== 'object' || value === null) return []
  const url = 'url' in value && typeof value.url === 'string' ? parseWebAddress(value.url) : null
  const type = 'type' in value ? ATTACHMENT_TYPES.find((known) => known === value.type) : undefined
  if (!url && !type) return []
  const description = 'description' in value && typeof value.description === 'string' ? value.description : null
  return [
    {
      type: type ?? findTypeOfAddress(url ?? ''),
      url,
      description: description && cleanText(description),
    },
  ]
}

/** By the file's extension, or by the "format" parameter in X's image addresses; otherwise a document. */
function findTypeOfAddress(address: string): AttachmentType {
  if (!URL.canParse(address)) return 'document'
  const { pathname, searchParams } = new URL(address)
  const extension = /\.(\w{2,5})$/.exec(pathname)?.[1] ?? searchParams.get('format') ?? ''
  return EXTENSIONS.get(extension.toLowerCase()) ?? 'document'
}
