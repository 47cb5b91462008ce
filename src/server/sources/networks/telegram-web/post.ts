import type { CollectedPost, Reaction } from '../../../../contract/sources/collected-post.ts'
import { MAX_COUNT } from '../../fields/count.ts'
import { createExtras } from '../../fields/extras.ts'
import { cleanLine } from '../../fields/text.ts'
import { MAX_CONTENT_LENGTH } from '../../files/post-record.ts'
import { ItemRejected, quoteValue } from '../../item-rejected.ts'
import { makeImportedPost } from '../../make-imported-post.ts'
import { findElement, indexByClass, type Node, type Parts, readText } from './dom.ts'
import { listDisguised, listHiddenLinks, readContent } from './page-content.ts'
import { listReactions, readCard, readForward, readLine, readPlace, readPoll, readReply } from './page-extras.ts'
import { listTelegramMedia, type TelegramMedia } from './page-media.ts'
import { findRestriction } from './restriction.ts'
import { parseShownCount } from './shown-count.ts'

/** Content quoted in a post does not belong to it. */
const QUOTED = new Set(['tgme_widget_message_reply'])

/**
 * The post of one `.tgme_widget_message`. Throws ItemRejected, with the reason, when it has no number or date. Nothing else is ever
 * left out: content that the page does not show is described in words.
 * @param channel_name from the head of the page; the post itself has it too
 */
export function buildTelegramWebPost(message: Node, channel_name: string | null): CollectedPost {
  const parts = indexByClass(message, QUOTED)
  const [account = '', native_id = ''] = (message.attribs?.['data-post'] ?? '').split('/')
  if (account === '' || !/^\d+$/.test(native_id)) throw new ItemRejected('A mensagem não tem um número (data-post).')
  const media = listTelegramMedia(message)
  const reactions = listReactions(parts)
  const views = parseShownCount(readLine(parts, 'tgme_widget_message_views') ?? '')
  const content = readContent(parts)
  if (content.length > MAX_CONTENT_LENGTH)
    throw new ItemRejected(`O texto tem ${content.length} caracteres; são aceitos até ${MAX_CONTENT_LENGTH}.`)
  const restriction = findRestriction(content)
  if (restriction !== null) throw new ItemRejected(`O Telegram diz: “${restriction}”`)
  const extras = readExtras(parts, media)
  const isEmpty = content === '' && media.length === 0 && !extras?.poll && !extras?.card && !extras?.place
  return {
    post: makeImportedPost({
      platform: 'Telegram',
      account,
      native_id,
      full_name: channel_name ?? readLine(parts, 'tgme_widget_message_owner_name') ?? account,
      date_created: readDate(parts),
      content,
      link: `https://t.me/${account}/${native_id}`,
      views: views?.value ?? null,
      ...(views && views.step > 1 ? { views_step: views.step } : {}),
      likes: sumReactions(reactions),
      media: media.map(({ type, url, description }) => ({ type, url, description })),
      duration: media.find(({ facts }) => facts?.seconds)?.facts?.seconds ?? null,
      description: isEmpty ? describeEmpty(parts) : null,
      hidden_links: listHiddenLinks(parts),
      ...(extras && { extras }),
    }),
    native_ids: listIds(native_id, media),
    views,
    reactions,
    previews: media.map(({ preview }) => preview),
  }
}

const readExtras = (parts: Parts, media: readonly TelegramMedia[]) =>
  createExtras({
    forward: readForward(parts),
    reply: readReply(parts),
    poll: readPoll(parts),
    card: readCard(parts),
    signature: readLine(parts, 'tgme_widget_message_from_author'),
    files: media.map(({ facts }) => facts),
    // The page does not show when.
    edited: isEdited(parts) ? { at: null } : null,
    disguised: listDisguised(parts),
    place: readPlace(parts),
  })

function readDate(parts: Parts): Date {
  const [link] = parts.get('tgme_widget_message_date') ?? []
  const text = link && findElement(link, ({ attribs }) => attribs?.datetime !== undefined)?.attribs?.datetime
  const date = new Date(text ?? '')
  if (Number.isNaN(date.getTime())) throw new ItemRejected(`A data ${quoteValue(text ?? '')} não foi entendida.`)
  return date
}

const listIds = (own: string, media: TelegramMedia[]) => [
  ...new Set([own, ...media.flatMap(({ native_id }) => native_id ?? [])]),
]

/** The word is a bare text between the number of views and the time. */
function isEdited(parts: Parts): boolean {
  const [meta] = parts.get('tgme_widget_message_meta') ?? []
  return meta?.children?.some(({ type, data }) => type === 'text' && /\bedited\b/i.test(data ?? '')) ?? false
}

/** As for exports: the nearest thing to likes that Telegram has. null: the page or the channel shows none. */
function sumReactions(reactions: Reaction[]): number | null {
  const free = reactions.filter(({ paid }) => !paid)
  return free.length > 0
    ? Math.min(
        MAX_COUNT,
        free.reduce((sum, { count }) => sum + count.value, 0),
      )
    : null
}

/** What the page says about content that it does not show, in words. */
function describeEmpty(parts: Parts): string {
  if (parts.has('tgme_widget_message_location')) return 'Localização'
  const [contact] = parts.get('tgme_widget_message_contact_wrap') ?? []
  if (contact) return `Contato: ${cleanLine(readText(contact))}`
  return 'Conteúdo que só o aplicativo do Telegram mostra'
}
