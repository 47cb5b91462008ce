import { type Appearance, getAttachment } from '../../../contract/media/attachments.ts'
import { notFound } from '../../http/errors.ts'
import { signAttachment, signMediaUrl } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import { findCopies } from '../../search/conditions/picture-filters.ts'
import { findAttachments, findFileSize, listAppearances } from '../../search/pictures/attachments.ts'
import { type Deps, forRequest } from '../deps.ts'
import { addFacesToMedia } from './picture-filters.ts'

export const attachmentRoutes = (deps: Deps) => [
  route(getAttachment, async ({ params: { id }, query, signal }) => {
    const { ch, pg, secret } = forRequest(deps, signal)
    const [found] = await findAttachments(ch, [id])
    if (!found) throw notFound()
    const copies = await findCopies(ch, found)
    const [size, page, oldest] = await Promise.all([
      findFileSize(ch, found.file),
      listAppearances(ch, copies, query),
      query.page === 1 ? null : listAppearances(ch, copies, { page: 1, page_size: 1 }),
    ])
    const show = (one: Appearance) => ({ ...one, thumbnail: signMediaUrl(secret, one.thumbnail) })
    const [first] = (oldest ?? page).items
    const [attachment = found.attachment] = await addFacesToMedia({ ch, pg }, [found.attachment])
    return {
      attachment: signAttachment(secret, attachment),
      post_id: found.post_id,
      ...size,
      first_seen: first ? show(first) : null,
      similar: {
        items: page.items.map(show),
        ...query,
        total_items: page.total_items,
        total_pages: Math.ceil(page.total_items / query.page_size),
      },
    }
  }),
]
