import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run-quietly.mjs'

const NODE_MAJOR = 24

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes node_modules/.package-lock.json as its very
 * last step, so an install that was interrupted counts as none. Packages for other systems are optional and absent.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present || !hasNode(root)) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const there = present[path]
    if (path === '') return true
    if (!there) return optional === true
    return there.version === version && there.integrity === integrity
  })
}

/**
 * Installs exactly what the lock file names.
 * @param {string} root
 */
export async function install(root) {
  console.log('Instalando o que o LupaScan precisa: o Node 24 e um banco de dados completo, cerca de 1 GB em disco.')
  console.log('Isto acontece só na primeira vez e leva de um a alguns minutos, conforme a internet.')
  const npm = findNpm()
  const taken = await runQuietly({
    command: npm.command,
    // A shell with NODE_ENV=production would leave out what the tests need; the cache spares a second download.
    args: [...npm.args, 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    doing: 'Ainda instalando…',
    failed:
      'A instalação não deu certo: a saída do npm está acima. Confira a conexão com a internet e o espaço em disco, e repita o comando.',
  })
  if (!hasNode(root)) {
    throw new Error(
      `O pacote "node" não trouxe o Node ${NODE_MAJOR}: o npm desta máquina deve estar com ignore-scripts ligado. Rode "npm ci --ignore-scripts=false" e repita o comando.`,
    )
  }
  console.log(`Instalado em ${taken} s.`)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** Node 24 comes from npm, so that an older Node on the machine is enough to begin. */
function hasNode(root) {
  const node = join(root, 'node_modules/.bin/node')
  if (!existsSync(node)) return false
  // npm puts node_modules/.bin first on the PATH: usually this very process already runs on it.
  const version = process.version.startsWith(`v${NODE_MAJOR}.`)
    ? process.version
    : spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  return typeof version === 'string' && version.startsWith(`v${NODE_MAJOR}.`)
}

/** The npm that called us, which is the one the machine is set up for. */
function findNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script && node ? { command: node, args: [script] } : { command: 'npm', args: [] }
}
