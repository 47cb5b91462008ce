/** Counts with the heavy tail of real networks, and null where a network shows no count. */

import type { Platform } from '../../../contract/labels.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { chance, drawNormal, type Random } from './random.ts'

export type Counts = Pick<ImportedPost, 'views' | 'likes' | 'shares' | 'comments'>

/** What determines how far a post spreads. */
export type Audience = { reach: number; hasVideo: boolean; ageInHours: number; strength: number }

/** Followers of a person with reach 1, and how much the audience grows with each further step. */
const FOLLOWERS: Partial<Record<Platform, number>> = {
  Telegram: 420,
  X: 900,
  Instagram: 1500,
  YouTube: 600,
  Facebook: 1300,
  TikTok: 1100,
}
const GROWTH = 3.9
/** A post gets most of its reach within the first day. */
const HALF_LIFE_HOURS = 7

export function drawCounts(platform: Platform, audience: Audience, random: Random): Counts {
  const followers = (FOLLOWERS[platform] ?? 500) * GROWTH ** (audience.reach - 1)
  const ripeness = 1 - 0.5 ** (audience.ageInHours / HALF_LIFE_HOURS)
  const luck = Math.exp(drawNormal(random) * 0.85) * (1 + audience.strength * 0.35)
  const views = Math.round(followers * 0.38 * luck * ripeness)
  const share = (rate: number): number => Math.round(views * rate * Math.exp(drawNormal(random) * 0.55))
  const likes = Math.min(views, share(0.035))
  const shares = Math.min(views, share(0.007))
  const comments = Math.min(views, share(0.005))
  return hideUnknown(platform, audience.hasVideo, { views, likes, shares, comments }, random)
}

/** Telegram's preview has no comments, Instagram and Facebook show views of videos only, and so on. */
function hideUnknown(platform: Platform, hasVideo: boolean, counts: Required<Counts>, random: Random): Counts {
  const known = (probability: number, value: number | null) => (chance(random, probability) ? value : null)
  const { views, likes, shares, comments } = counts
  switch (platform) {
    case 'Telegram':
      return { views: known(0.97, views), likes: known(0.9, likes), shares: known(0.35, shares), comments: null }
    case 'X':
      return { views: known(0.86, views), likes, shares, comments }
    case 'Instagram':
      return {
        views: hasVideo ? views : null,
        likes: known(0.88, likes),
        shares: null,
        comments: known(0.95, comments),
      }
    case 'YouTube':
      return { views, likes: known(0.92, likes), shares: null, comments: known(0.85, comments) }
    case 'Facebook':
      return { views: hasVideo ? views : null, likes, shares: known(0.93, shares), comments }
    default:
      return { views, likes, shares, comments }
  }
}
