/** Pages as t.me/s/<channel> shows them, of invented channels: the same boxes and classes as the real ones. */

export type ShownMessage = {
  id: number
  at: Date
  /** HTML of the text box; absent: the message has none. */
  text?: string
  views?: string
  edited?: boolean
  /** HTML above the text: media, polls, quotes. */
  above?: string
  /** HTML below the text: link card, reactions. */
  below?: string
  signature?: string
  service?: boolean
}

export type ShownChannel = { handle: string; name: string; subscribers?: string }

const showMessage = (channel: ShownChannel, message: ShownMessage): string => {
  const { id, at, text, views, edited, above = '', below = '', signature, service } = message
  const address = `https://t.me/${channel.handle}/${id}`
  const author = signature ? `<span class="tgme_widget_message_from_author" dir="auto">${signature}</span>,&nbsp;` : ''
  return `<div class="tgme_widget_message_wrap js-widget_message_wrap"><div class="tgme_widget_message text_not_supported_wrap ${service ? 'service_message ' : ''}js-widget_message" data-post="${channel.handle}/${id}" data-view="eyJj">
<div class="tgme_widget_message_user"><a href="https://t.me/${channel.handle}"><i class="tgme_widget_message_user_photo bgcolor4" data-content="C"></i></a></div>
<div class="tgme_widget_message_bubble"><i class="tgme_widget_message_bubble_tail"><svg class="bubble_icon"><g fill="none"><path class="background" d="M8,1 L9,1"></path></g></svg></i>
<div class="tgme_widget_message_author accent_color"><a class="tgme_widget_message_owner_name" href="https://t.me/${channel.handle}"><span dir="auto">${channel.name}</span></a></div>
${above}${text === undefined ? '' : `<div class="tgme_widget_message_text js-message_text" dir="auto">${text}</div>`}${below}
<div class="tgme_widget_message_footer compact js-message_footer"><div class="tgme_widget_message_info short js-message_info">${views === undefined ? '' : `<span class="tgme_widget_message_views">${views}</span><span class="copyonly"> views</span>`}<span class="tgme_widget_message_meta">${author}${edited ? 'edited &nbsp;' : ''}<a class="tgme_widget_message_date" href="${address}"><time datetime="${at.toISOString().replace(/\.\d+Z$/, '+00:00')}" class="time">12:05</time></a></span></div></div>
</div></div></div>`
}

export type ShownPage = { channel: ShownChannel; messages: ShownMessage[]; before?: number; after?: number }

export const showPage = ({ channel, messages, before, after }: ShownPage): string => {
  const more = (name: string, id: number | undefined) =>
    id === undefined
      ? ''
      : `<div class="tgme_widget_message_centered js-messages_more_wrap"><a href="/s/${channel.handle}?${name}=${id}" class="tme_messages_more js-messages_more" data-${name}="${id}"></a></div>`
  const none =
    '<div class="tgme_widget_message_wrap js-widget_message_wrap"><div class="tgme_widget_message_centered"><div class="tme_no_messages_found">No posts found</div></div></div>'
  const list = messages.map((message) => showMessage(channel, message)).join('\n')
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${channel.name} – Telegram</title></head><body class="widget_frame_base tgme_webpreview">
<section class="tgme_right_column"><div class="tgme_channel_info"><div class="tgme_channel_info_header"><div class="tgme_channel_info_header_title_wrap"><div class="tgme_channel_info_header_title"><span dir="auto">${channel.name}</span></div></div><div class="tgme_channel_info_header_username"><a href="https://t.me/${channel.handle}">@${channel.handle}</a></div></div><div class="tgme_channel_info_counters"><div class="tgme_channel_info_counter"><span class="counter_value">${channel.subscribers ?? '1.5K'}</span> <span class="counter_type">subscribers</span></div></div></div></section>
<main class="tgme_main"><section class="tgme_channel_history js-message_history">${more('before', before)}
${list || none}
${more('after', after)}</section></main></body></html>`
}

/** What https://t.me/<name> shows for a channel without preview, for a group, and for an unused name. */
export const showContact = (name: string, extra: string | null): string => `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>Telegram: Contact @${name}</title></head><body><div class="tgme_page_wrap"><div class="tgme_body_wrap"><div class="tgme_page">
${extra === null ? '<div class="tgme_page_icon"><i class="tgme_icon_user"></i></div>' : `<div class="tgme_page_title" dir="auto"><span dir="auto">${name}</span></div><div class="tgme_page_extra">${extra}</div>`}
<div class="tgme_page_action"><a class="tgme_action_button_new shine" href="tg://resolve?domain=${name}">View in Telegram</a></div></div></div></div></body></html>`

export const showPhoto = (channel: string, id: number, file: string, single = false): string =>
  `<a class="tgme_widget_message_photo_wrap ${single ? 'grouped_media_wrap blured js-message_photo' : '5312449137687510583 1236900952_456244791'}" href="https://t.me/${channel}/${id}${single ? '?single' : ''}" style="width:718px;background-image:url('https://cdn4.telegram-cdn.org/file/${file}.jpg')"><div class="tgme_widget_message_photo" style="padding-top:47%"></div></a>`
