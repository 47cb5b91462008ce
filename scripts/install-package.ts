import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package if this machine allows it: root, with apt. Takes up to a minute or two.
 * @returns false if it could not, which is not an error: the caller knows alternatives
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false
  console.log(`Installing ${name} with apt-get…`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' as const }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
}

/** Whether a program is in PATH. */
export const hasProgram = (name: string): boolean =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined

/** Programs for sound and video tests: without ffmpeg they are skipped; without a voice, tones are used. */
export function installSoundPrograms(): void {
  for (const name of ['ffmpeg', 'espeak-ng']) if (!hasProgram(name)) installPackage(name)
}
