import { getDemo, removeDemo as removeDemoEndpoint } from '../../../contract/sources/demo.ts'
import { hasDemo, removeDemo } from '../../demo/remove.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { forgetHeldRows } from '../../search/posts/held-rows.ts'
import { type Deps, toActor } from '../deps.ts'

export const demoRoutes = ({ ch, pg, media }: Deps) => [
  route(getDemo, async () => ({ present: await hasDemo(pg) })),
  route(removeDemoEndpoint, async ({ caller, request }) => {
    await auditAction(pg, toActor(caller, request), 'demo_removed', '')
    await removeDemo({ ch, pg, media })
    forgetHeldRows(ch)
    return { present: false }
  }),
]
