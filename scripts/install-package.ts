import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package when this machine lets us: root, with apt. Takes up to a minute or two.
 * @returns false when it could not, which is no error: the caller knows what else to try
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false
  console.log(`Installing ${name} with apt-get…`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' as const }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
}

/** Whether a program stands in PATH. */
export const hasProgram = (name: string): boolean =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined

/** What tests of sound and video need: without ffmpeg they are skipped, without a voice tones stand in. */
export function installSoundPrograms(): void {
  for (const name of ['ffmpeg', 'espeak-ng']) if (!hasProgram(name)) installPackage(name)
}
