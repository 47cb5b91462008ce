/** Behaviour with an ffmpeg that fails. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDecoder } from './decode-audio.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-decode-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const never = new AbortController().signal

function writeProgram(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

async function decode(ffmpeg: string, silenceMs?: number): Promise<void> {
  const decoder = startDecoder(ffmpeg, { kind: 'bytes' }, never, silenceMs)
  decoder.end()
  for await (const _ of decoder.blocks()) decoder.kill()
}

test('only one that is not there is not found', async () => {
  await expect(decode(join(folder, 'nada'))).rejects.toMatchObject({
    message: 'O ffmpeg não foi encontrado; sem ele nada é ouvido.',
    lasting: true,
  })
  await expect(decode(`/${'x'.repeat(300)}`)).rejects.toMatchObject({
    message: 'O ffmpeg não pôde ser iniciado.',
    lasting: false,
  })
})

test('one that somebody else ends is no end of the sound', async () => {
  await expect(decode(writeProgram('morto', 'kill -9 $$'))).rejects.toMatchObject({
    message: 'O ffmpeg foi interrompido.',
    lasting: false,
  })
})

test('what it says is heard to its end', async () => {
  const much = 'i=0; while [ $i -lt 999 ]; do echo "another line of what it says"; i=$((i + 1)); done'
  const late = writeProgram('tarde', `{ ${much}; echo "matches no streams"; } >&2\nexit 1`)
  await expect(decode(late)).rejects.toMatchObject({ message: 'Não há áudio neste endereço.', lasting: true })
})

const HANGS = { message: 'O ffmpeg parou de responder.', lasting: false }

test('one that hangs is given up: without a word, with its pipes closed, and when it takes no more', async () => {
  await expect(decode(writeProgram('mudo', 'exec sleep 5'), 300)).rejects.toMatchObject(HANGS)
  await expect(decode(writeProgram('zumbi', 'exec >&- 3>&-; exec sleep 5'), 300)).rejects.toMatchObject(HANGS)
  const full = startDecoder(writeProgram('cheio', 'exec sleep 5'), { kind: 'bytes' }, never, 300)
  const written = full.write(Buffer.alloc(1_000_000))
  await expect(full.blocks().next()).rejects.toMatchObject(HANGS)
  expect(await written).toBe(false)
})

test('one that reads a broadcast by itself does not hang while that is quiet; once its pipes are closed it does', async () => {
  const quiet = startDecoder(writeProgram('quieto', 'exec sleep 5'), { kind: 'rtmp', args: [], port: 1935 }, never, 100)
  const next = quiet.blocks().next()
  await new Promise((later) => setTimeout(later, 500))
  quiet.kill()
  await expect(next).rejects.not.toMatchObject(HANGS)
  const gone = startDecoder(
    writeProgram('ido', 'exec >&- 3>&-; exec sleep 5'),
    { kind: 'rtmp', args: [], port: 1935 },
    never,
    300,
  )
  await expect(gone.blocks().next()).rejects.toMatchObject(HANGS)
})

test('one that waits for its bytes does not hang', async () => {
  const reads = startDecoder(writeProgram('lento', 'exec cat >/dev/null'), { kind: 'bytes' }, never, 100)
  const next = reads.blocks().next()
  expect(await reads.write(Buffer.alloc(1_000))).toBe(true)
  await new Promise((later) => setTimeout(later, 500))
  reads.kill()
  await expect(next).rejects.not.toMatchObject(HANGS)
})
