import { canonicalizeLink, isShortLink } from '../../text/canonical-link.ts'
import { resolveLinks } from '../ingest/links/resolve-links.ts'
import { followLink } from '../net/follow-link.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const isShort = (address: string) => isShortLink(canonicalizeLink(address) ?? '')

/** Resolves short links, every ten minutes, unless the configuration turns it off. */
export const resolveLinksJob = ({ ch, pg, config }: JobDeps): Job =>
  defineJob(
    'resolve-links',
    async (_, signal) => {
      if (!config.followLinks) return 'done'
      const follow = (address: string) => followLink(address, isShort, { signal })
      const { is_done } = await resolveLinks(ch, pg, follow, { signal })
      return is_done ? 'done' : 'again'
    },
    '*/10 * * * *',
  )
