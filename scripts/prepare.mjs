import { resolve } from 'node:path'
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock-file.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * Brings the work tree to where the program can start. Costs a few dozen milliseconds when there is nothing to do.
 * @param {{ web: boolean }} parts
 */
export async function prepare({ web }) {
  const isReady = () => isInstalled(ROOT) && (!web || isWebBuilt(ROOT))
  if (isReady()) return
  const onWait = () => console.log('Outra instalação está em andamento nesta pasta; esperando que termine…')
  await withLock(resolve(ROOT, 'dist/.prepare.lock'), onWait, async () => {
    if (!isInstalled(ROOT)) await install(ROOT)
    if (web && !isWebBuilt(ROOT)) await buildWeb(ROOT)
  })
}
