import * as contract from '../../../contract/sharing/share-notices.ts'
import { route } from '../../http/route.ts'
import { listShareNotices, seeShareNotices } from '../../records/sharing/share-notices.ts'
import type { Deps } from '../deps.ts'

export const shareNoticeRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(contract.listShareNotices, async ({ caller }) => ({ notices: await listShareNotices(pg, caller.userId) })),
  route(contract.seeShareNotices, async ({ body: { things }, caller, reply }) => {
    await seeShareNotices(pg, caller.userId, things)
    return reply.status(204).send()
  }),
]
