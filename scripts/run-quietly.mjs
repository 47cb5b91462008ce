import { spawn } from 'node:child_process'

const NEWS_EVERY_MS = 15_000

/**
 * Runs a program without showing what it prints, unless it fails. Ctrl-C ends the program first and then this process.
 * @param {{ command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, doing: string, failed: string }} task
 *   `doing`: said every 15 s so that nobody thinks it hangs; `failed`: the sentence of the error thrown.
 */
export async function runQuietly({ command, args, cwd, env = process.env, doing, failed }) {
  const started = Date.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const news = setInterval(() => console.log(`${doing} (${seconds(started)} s)`), NEWS_EVERY_MS)
  let interruption = null
  const onSignal = (signal) => {
    interruption = signal
    child.kill(signal)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      output.push(Buffer.from(String(error)))
      done(-1)
    })
    child.once('close', done)
  })
  clearInterval(news)
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  if (interruption) {
    console.log('\nInterrompido. O próximo comando recomeça deste ponto.')
    process.exit(130)
  }
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output))
    throw new Error(failed)
  }
  return seconds(started)
}

function seconds(started) {
  return Math.round((Date.now() - started) / 1000)
}
