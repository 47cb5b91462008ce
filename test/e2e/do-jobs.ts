// node test/e2e/do-jobs.ts: does in LUPASCAN_DATA_DIR what the schedule would do in the first minutes. A separate
// process, because the embedded engines end with it.
import { readConfig } from '../../src/server/config.ts'
import { processAttachments } from '../../src/server/ingest/attachments/process-attachments.ts'
import { groupPictures } from '../../src/server/jobs/group-pictures.ts'
import { openQueue } from '../../src/server/jobs/queue.ts'
import { listJobs } from '../../src/server/jobs/worker.ts'
import { loadHateModel } from '../../src/server/load-hate-model.ts'
import { quietLog } from '../../src/server/log.ts'
import { type Media, openMedia } from '../../src/server/media/media.ts'
import { openStores } from '../../src/server/store/open.ts'

const config = readConfig()
const stores = await openStores(config, quietLog)
const queue = openQueue(stores.jobDatabase, 'sender', quietLog)
const media = openMedia(config, quietLog)
const { signal } = new AbortController()
const onShown = (shown: Parameters<typeof groupPictures>[1]) => groupPictures(stores.ch, shown)
// Specs open only recent posts; text recognition in all pictures would take longer than everything else here.
await processAttachments(stores.ch, media, { limit: 40, signal, onShown })
const analyse: Media['analyse'] = (file, asked) => media.analyse(file, { ...asked, text: false })
// All others at once: in the job's batches the same posts would be rewritten forty times, for 17 s of processor time.
await processAttachments(stores.ch, { ...media, analyse }, { limit: 5_000, signal, onShown })
for (const job of listJobs({ ...stores, config, queue, media, log: quietLog, hateModel: loadHateModel() })) {
  let outcome = job.schedule ? await job.run({}, signal) : 'done'
  while (outcome === 'again') outcome = await job.run({}, signal)
}
await media.close()
await queue.close()
await stores.close()
