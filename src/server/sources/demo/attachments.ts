import type { Platform } from '../../../contract/labels.ts'
import type { ImportedMedia } from '../../../contract/sources/imported-post.ts'
import { describeScene, type Scene, sceneOf } from './pictures/scenes.ts'
import { chance, pickInteger, pickOne, pickSome, pickWeighted, type Random } from './random.ts'

/** Attachments of a post; `duration` is of the video or audio, in seconds. */
export type Attached = { media: ImportedMedia[]; duration: number | null }

type Kind = 'none' | 'image' | 'album' | 'video' | 'audio' | 'document'

/** How often each network carries each kind of attachment, in per cent. */
const KINDS: Partial<Record<Platform, Record<Kind, number>>> = {
  Telegram: { none: 69, image: 16, album: 3, video: 7, audio: 3, document: 2 },
  X: { none: 74, image: 19, album: 2, video: 5, audio: 0, document: 0 },
  Instagram: { none: 0, image: 64, album: 16, video: 20, audio: 0, document: 0 },
  Facebook: { none: 46, image: 38, album: 6, video: 10, audio: 0, document: 0 },
  YouTube: { none: 0, image: 0, album: 0, video: 100, audio: 0, document: 0 },
  TikTok: { none: 0, image: 0, album: 0, video: 100, audio: 0, document: 0 },
}

const DOCUMENTS = ['Íntegra do projeto em PDF', 'Relatório em PDF', 'Planilha de gastos', 'Ofício digitalizado']

/** `images` are the names that writeDemoImages returns; the scene is chosen to suit the subject. */
export function drawAttachments(
  platform: Platform,
  scenes: readonly Scene[],
  images: readonly string[],
  random: Random,
) {
  const kinds = KINDS[platform] ?? KINDS.Telegram
  const kind = kinds ? pickWeighted(random, Object.keys(kinds) as Kind[], (one) => kinds[one]) : 'none'
  const suitable = listSuitable(scenes, images)
  return attach(kind, platform, suitable, images, random)
}

/** Only for posts that consist of a single picture. */
export function drawSingleImage(scenes: readonly Scene[], images: readonly string[], random: Random): Attached {
  const suitable = listSuitable(scenes, images)
  return attach('image', 'Telegram', suitable, images, random)
}

function attach(kind: Kind, platform: Platform, choice: number[], images: readonly string[], random: Random): Attached {
  const picture = (index: number): ImportedMedia => ({
    type: 'image',
    url: images[index] ?? null,
    description: chance(random, 0.4) ? describeScene(sceneOf(index)) : null,
  })
  const without = (type: ImportedMedia['type'], description: string | null = null) => ({ type, url: null, description })
  switch (kind) {
    case 'image':
      return { media: [picture(pickOne(random, choice))], duration: null }
    case 'album':
      return { media: pickSome(random, choice, pickInteger(random, 2, 4)).map(picture), duration: null }
    case 'video': {
      const cover = platform === 'YouTube' || chance(random, 0.6) ? [picture(pickOne(random, choice))] : []
      return { media: [without('video'), ...cover], duration: drawDuration(platform, random) }
    }
    case 'audio':
      return { media: [without('audio')], duration: pickInteger(random, 12, 320) }
    case 'document':
      return { media: [without('document', pickOne(random, DOCUMENTS))], duration: null }
    default:
      return { media: [], duration: null }
  }
}

function drawDuration(platform: Platform, random: Random): number {
  if (platform === 'YouTube')
    return chance(random, 0.2) ? pickInteger(random, 2_400, 9_000) : pickInteger(random, 90, 1_500)
  return platform === 'TikTok' ? pickInteger(random, 14, 110) : pickInteger(random, 20, 420)
}

/** Without pictures one place is still returned, so that a post keeps its attachment, without an address. */
function listSuitable(scenes: readonly Scene[], images: readonly string[]): number[] {
  const indexes = images.map((_, index) => index)
  const suitable = indexes.filter((index) => scenes.includes(sceneOf(index)))
  return suitable.length > 0 ? suitable : [indexes[0] ?? 0]
}
