/**
 * A fake t.me with a given number of channels, each with one post an hour; the message to publish adds a post to each,
 * `cpu` returns its own processor seconds.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { startTelegram } from '../../test/telegram/telegram-server.ts'

const WORDS = 'vacina urna eleição projeto escola saúde domingo campo livre reais'.split(' ')
const HOUR = 3_600_000

const write = (seed: number) => Array.from({ length: 40 }, (_, k) => WORDS[(seed * 7 + k * k) % WORDS.length]).join(' ')

const telegram = await startTelegram()
const now = Date.now()
for (let number = 0; number < Number(workerData); number += 1) {
  const channel = telegram.addChannel(`canal_${number}`)
  for (let id = 1; id <= 40; id += 1) {
    const at = new Date(now - (40 - id) * HOUR - number * 1000)
    channel.messages.set(id, { id, at, text: write(number * 41 + id), views: '1.2K' })
  }
}
parentPort?.postMessage(telegram.base)
parentPort?.on('message', (wish: 'publish' | 'cpu') => {
  if (wish === 'cpu') {
    const { user, system } = process.threadCpuUsage()
    parentPort?.postMessage(String((user + system) / 1e6))
    return
  }
  for (const channel of telegram.channels.values()) {
    const id = channel.messages.size + 1
    channel.messages.set(id, { id, at: new Date(), text: write(id * 99), views: '12' })
  }
  parentPort?.postMessage('published')
})
