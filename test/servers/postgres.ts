import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createFolder, findFreePort, installForTests, startProgram, type TestServer } from './server.ts'

/** Locations of the server programs in packages of Debian, Fedora and Homebrew; they are not on the PATH. */
const DEBIAN = '/usr/lib/postgresql'
const OTHERS = ['/usr/bin', '/usr/local/bin', '/usr/pgsql/bin', '/opt/homebrew/bin']
/** Accounts to run the server under when we are root, because it refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody']

/** The folder with initdb and postgres, newest version first, or null. */
function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...OTHERS]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Why no PostgreSQL server can be started here, or null. Installs it where permitted. */
export function findPostgresProblem(): string | null {
  // The package creates a cluster of its own; ours is in a temporary folder.
  if (findPostgres() || (installForTests('postgresql') && findPostgres())) return null
  return 'PostgreSQL is not installed (as root, CI=1 or LUPASCAN_TEST_SERVERS=1 installs it with apt-get)'
}

/**
 * Starts a PostgreSQL server on loopback with an empty store and one superuser `lupascan` without a password.
 * @param settings further lines of its configuration
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestServer> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const folder = createFolder('postgres')
  const account = findAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const as = (program: string, args: string[]): [string, string[]] =>
    account
      ? ['setpriv', [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', program, ...args]]
      : [program, args]
  const data = join(folder, 'data')
  const [initdb, options] = as(join(programs, 'initdb'), [
    ...['-D', data, '-U', 'lupascan', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ])
  const made = spawnSync(initdb, options, { cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await findFreePort()
  // The data lasts for one test run, so forcing it to disk has no benefit.
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nmax_connections = 200\nfsync = off\nfull_page_writes = off\n${settings.map((line) => `${line}\n`).join('')}`,
  )
  const [postgres, args] = as(join(programs, 'postgres'), ['-D', data])
  const stop = await startProgram(postgres, args, folder, () => isListening(port))
  return { url: `postgres://lupascan@127.0.0.1:${port}/postgres`, stop }
}

function findAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ACCOUNTS) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root and this machine has no account "postgres" or "nobody"')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.end())
  })
}
