/** Turns the posts that match an alert into findings, according to the alert's rule. */
import type { AlertPost } from '../../../contract/alerts/notifications.ts'
import type { Find } from '../../records/alerts/evaluation.ts'
import { accountKey, findFirstPosts } from '../../search/alerts/first-posts.ts'
import type { FoundPost } from '../../search/alerts/match-alerts.ts'
import { countWindows, findSpikes, MAX_DAY_SECONDS, USUAL_SECONDS } from '../../search/alerts/windows.ts'
import type { JobDeps } from '../job.ts'
import type { Ready } from './bind-alerts.ts'

/** Posts stored this long after their publication count as late. */
const LATE_SECONDS = 3 * 3600
/** An imported archive must not raise spikes of years ago. */
const RECENT_SECONDS = 30 * 24 * 3600

type Deps = Pick<JobDeps, 'ch' | 'config'>
type Ruled = Pick<Ready, 'candidate' | 'isPrivate'> & {
  alert: Pick<Ready['alert'], 'id' | 'user_id' | 'rule' | 'threshold' | 'span' | 'time_zone'>
}

export async function applyRule(
  deps: Deps,
  { alert, candidate, isPrivate }: Ruled,
  posts: readonly FoundPost[],
  now: Date,
): Promise<Find[]> {
  if (posts.length === 0) return []
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const find = (post: FoundPost, key: string, postKey: string, count?: number): Find => ({
    ...{ alertId: alert.id, key, postKey, post: toPost(post), isLate: nowSeconds - post.published > LATE_SECONDS },
    ...{ privateTo: isPrivate ? alert.user_id : null, ...(count === undefined ? {} : { posts: count }) },
  })
  switch (alert.rule) {
    case 'every':
      return posts.map((post) => find(post, messageKey(post), post.id))
    case 'changed':
      return posts.map((post) => {
        const key = post.deleted ? `d:${post.id}` : `e:${post.id}:${post.versions}`
        return find(post, key, key, 1)
      })
    case 'first': {
      const keys = [...new Set(posts.map(({ platform, account }) => accountKey(platform, account)))]
      const first = await findFirstPosts(deps.ch, candidate, keys, deps.config.timeZone)
      return posts
        .filter((post) => first.get(accountKey(post.platform, post.account)) === post.id)
        .map((post) => find(post, `a:${accountKey(post.platform, post.account)}`, `a:${post.id}`, 1))
    }
    default: {
      const windows = await findWindows(deps, { alert, candidate }, posts, nowSeconds)
      return windows.flatMap(({ window, post }) =>
        post ? [find(post, `w:${window.at}`, `w:${window.at}`, window.posts)] : [],
      )
    }
  }
}

/** Windows that contain one of these posts and have now reached the threshold. */
async function findWindows(
  deps: Deps,
  { alert, candidate }: Omit<Ruled, 'isPrivate'>,
  posts: readonly FoundPost[],
  nowSeconds: number,
) {
  const recent = posts.filter(({ published }) => nowSeconds - published < RECENT_SECONDS)
  if (recent.length === 0) return []
  const isSpike = alert.rule === 'spike'
  const span = isSpike ? 'hour' : alert.span
  const times = recent.map(({ published }) => published)
  const from = Math.min(...times) - MAX_DAY_SECONDS - (isSpike ? USUAL_SECONDS : 0)
  const range = { from, until: Math.max(...times) + MAX_DAY_SECONDS, span }
  const windows = await countWindows(deps.ch, candidate, range, {
    timeZone: deps.config.timeZone,
    alertZone: alert.time_zone,
  })
  const full = isSpike ? findSpikes(windows) : windows.filter((one) => one.posts > alert.threshold)
  return full
    .map((window) => ({
      window,
      post: recent.findLast(({ published }) => published >= window.at && published < window.until),
    }))
    .filter(({ post }) => post !== undefined)
}

const messageKey = ({ message_group: group, id }: FoundPost) => (group === '0' ? `p:${id}` : `g:${group}`)

const toPost = ({ id, name, account, platform, published, text, link, message_group }: FoundPost): AlertPost => ({
  ...{ id, name, account, platform, text, link, message_group },
  date_created: new Date(published * 1000).toISOString(),
})
