import { hasDemo, removeDemo } from '../demo/remove.ts'
import { openMedia } from '../media/media.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { withStores } from './open-stores.ts'

/** Removes the demonstration set. Returns the exit code. */
export async function runRemoveDemo(): Promise<number> {
  return withStores(async ({ ch, pg }, config) => {
    const present = await hasDemo(pg)
    if (present) await auditAction(pg, COMMAND_LINE, 'demo_removed', '')
    // Runs even when no demonstration people are left: an earlier removal may have been interrupted.
    await removeDemo({ ch, pg, media: openMedia(config) })
    console.log(present ? 'Conjunto de demonstração removido.' : 'O conjunto de demonstração não está no banco.')
    return 0
  })
}
