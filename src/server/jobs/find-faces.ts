import { processFaces } from '../ingest/attachments/process-faces.ts'
import { MediaRefused } from '../media/problems.ts'
import { findRemovedFaces, getFaceSettings } from '../records/posts/faces.ts'
import { renewFacePosts } from './alerts/renew-face-posts.ts'
import { groupFace } from './group-face.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const PORTION = 20

/** If face search is turned on: detects faces in new pictures and assigns each to a group. */
export const findFacesJob = ({ ch, pg, media, log }: JobDeps): Job =>
  defineJob(
    'find-faces',
    async (_, signal) => {
      if (!(await getFaceSettings(pg)).enabled) return 'done'
      try {
        const findRemoved = (ids: readonly string[]) => findRemovedFaces(pg, ids)
        const onFace = (face: string) => groupFace(ch, pg, face)
        const onPicture = (file: string) => renewFacePosts({ ch, pg }, file)
        const files = await processFaces(ch, media, { limit: PORTION, signal, findRemoved, onFace, onPicture })
        return files > 0 ? 'again' : 'done'
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error
        log.warn({ problem: error.message }, 'faces are turned on but cannot be found')
        return 'done'
      }
    },
    '*/2 * * * *',
  )
