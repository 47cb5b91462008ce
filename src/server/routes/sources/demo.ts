import { getDemo, removeDemo as removeDemoEndpoint } from '../../../contract/sources/demo.ts'
import { hasDemo, removeDemo } from '../../demo/remove.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { clearRowCache } from '../../search/posts/row-cache.ts'
import { type Deps, toActor } from '../deps.ts'

export const demoRoutes = ({ ch, pg, media }: Deps) => [
  route(getDemo, async () => ({ present: await hasDemo(pg) })),
  route(removeDemoEndpoint, async ({ caller, request }) => {
    await auditAction(pg, toActor(caller, request), 'demo_removed', '')
    await removeDemo({ ch, pg, media })
    clearRowCache(ch)
    return { present: false }
  }),
]
