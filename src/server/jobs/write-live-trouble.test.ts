import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CapturedLive, openCapturedLive } from '../../../test/lives/captured-live.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { takeSegment } from '../records/lives/segment-writing.ts'
import { writeLiveJob } from './write-live.ts'

let world: TestStores
let live: CapturedLive
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  live = await openCapturedLive(world)
})
afterEach(() => live.server.close())

describe('failures', () => {
  test('while the engine is down its pieces wait in their order, and the reason is told', async () => {
    await live.hear({ from: 0, to: 5 })
    await live.hear({ from: 5, to: 10 })
    live.server.manner = { status: 503, body: '' }
    for (let time = 0; time < 5; time += 1) {
      await live.isDueNow()
      await live.writeAll()
    }
    expect(await live.listStates()).toEqual([
      expect.stringMatching(/^waiting: .* não está pronto agora \(503\)\.$/),
      'waiting',
    ])
    expect(await live.read()).toMatchObject({ problem: expect.stringContaining('503') })
    await world.pg.updateTable('lives').set({ problem: 'Faltam 8 segundos a partir de 00:00:30.' }).execute()
    expect(await live.read()).toMatchObject({ problem: expect.stringContaining('503') })
    await world.pg.updateTable('lives').set({ problem: null }).execute()
    live.server.manner = 'verbose'
    live.answer('Um.', 'Dois.')
    await live.isDueNow()
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Um.', 'Dois.'])
    expect(await live.read()).toMatchObject({ problem: null })
  })

  test('it is not asked before its time', async () => {
    await live.hear({ from: 0, to: 5 })
    live.server.manner = { status: 503, body: '' }
    await live.writeAll()
    await live.writeAll()
    expect(live.server.calls).toHaveLength(1)
  })

  test('audio that a good engine never understands is given up after three tries; the rest goes on, and the gap is told', async () => {
    await live.hear({ from: 60, to: 65 })
    await live.hear({ from: 65, to: 70 })
    await live.hear({ from: 70, to: 75 })
    let calls = 0
    live.server.say = () => {
      calls += 1
      const isNonsense = calls > 1 && calls <= 4
      return [{ start: 0, end: isNonsense ? 9_999 : 5, text: `Resposta ${calls}.` }]
    }
    for (let time = 0; time < 3; time += 1) {
      await live.isDueNow()
      await live.writeAll()
    }
    expect(await live.listStates()).toEqual(['written', expect.stringMatching(/^failed: .*não se entende/), 'written'])
    expect(await live.listTexts()).toEqual(['Resposta 1.', 'Resposta 5.'])
    expect(await live.read()).toMatchObject({
      problem: 'Uma parte do que foi ouvido ficou sem texto, a partir de 0:01:05.',
    })
  })

  test('with an engine that never wrote anything its settings may be wrong: much is tried before audio is given up', async () => {
    await world.pg.deleteFrom('live_segments').execute()
    await live.hear({ from: 0, to: 5 })
    live.server.manner = { status: 400, body: '' }
    for (let time = 0; time < 11; time += 1) {
      await live.isDueNow()
      await live.makeJob().run({ liveId: live.id }, new AbortController().signal)
    }
    expect(await live.listStates()).toEqual([expect.stringMatching(/^waiting: .*LUPASCAN_SPEECH_MODEL/)])
    live.server.manner = 'verbose'
    live.answer('Agora sim.')
    await live.isDueNow()
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Agora sim.'])
  })

  test('audio that was removed is a gap, not a wall', async () => {
    await live.hear({ from: 0, to: 5, audio: null })
    await live.hear({ from: 5, to: 10, audio: `${'0'.repeat(64)}.wav` })
    await live.hear({ from: 10, to: 15, wav: Buffer.from('nenhum som') })
    await live.hear({ from: 15, to: 20 })
    live.answer('Ainda assim.')
    await live.writeAll()
    expect((await live.listStates()).map((state) => state.slice(0, 7))).toEqual([
      'failed:',
      'failed:',
      'failed:',
      'written',
    ])
    expect(await live.listTexts()).toEqual(['Ainda assim.'])
  })

  test('without an engine everything waits; when one comes all is written', async () => {
    const none = writeLiveJob(jobDeps(world))
    await live.hear({ from: 0, to: 5 })
    await live.hear({ from: 5, to: 10 })
    await world.pg.updateTable('lives').set({ listening: 'ended' }).execute()
    await live.writeAll(none)
    expect(await live.listStates()).toEqual(['waiting', 'waiting'])
    live.answer('Um.', 'Dois.')
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Um.', 'Dois.'])
    expect(await live.read()).toMatchObject({ transcribed: true })
  })

  test('a live that is removed while the engine writes leaves nothing behind', async () => {
    await live.hear({ from: 0, to: 5 })
    live.server.say = async () => {
      await world.pg.deleteFrom('lives').execute()
      return [{ start: 0, end: 5, text: 'Tarde demais.' }]
    }
    await live.writeAll()
    expect(await world.pg.selectFrom('chapters').selectAll().execute()).toEqual([])
  })
})

describe('ended in the middle', () => {
  test('a writer that died is followed by another, and nothing is told twice', async () => {
    await live.hear({ from: 0, to: 5, pause: false })
    // Taken, and never heard of again.
    expect(await takeSegment(world.pg, live.id, 30)).toMatchObject({ number: 1 })
    await live.writeAll()
    expect(await live.listTexts()).toEqual([])
    await live.isDueNow()
    live.answer('Uma vez só')
    await live.writeAll()
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Uma vez só'])
  })

  test('of two that wrote the same piece one is kept', async () => {
    await live.hear({ from: 0, to: 5 })
    const job = live.makeJob()
    let isFirst = true
    live.server.say = async () => {
      const mine = isFirst ? 'Do primeiro.' : 'Do segundo.'
      if (isFirst) {
        isFirst = false
        // The first one is so slow that its piece is free again, and another takes it.
        await live.isDueNow()
        await job.run({ liveId: live.id }, new AbortController().signal)
      }
      return [{ start: 0, end: 5, text: mine }]
    }
    await live.writeAll(job)
    expect(await live.listTexts()).toEqual(['Do segundo.'])
  })

  test('one that is told to stop gives its piece back at once', async () => {
    await live.hear({ from: 0, to: 5 })
    live.server.manner = 'hangs'
    const stopping = new AbortController()
    const running = live.makeJob().run({ liveId: live.id }, stopping.signal)
    await expect.poll(() => live.server.calls.length, { timeout: 30_000 }).toBe(1)
    stopping.abort()
    expect(await running).toBe('again')
    live.server.manner = 'verbose'
    live.answer('Em seguida.')
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Em seguida.'])
  })
})
