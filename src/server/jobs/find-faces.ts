import { processFaces } from '../ingest/attachments/process-faces.ts'
import { MediaRefused } from '../media/problems.ts'
import { addFaceToGroup, findGroupsOfFaces, findRemovedFaces, getFaceSettings } from '../records/posts/faces.ts'
import { findFaceLook, findSimilarFaces } from '../search/pictures/faces.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const PORTION = 20
/** Nearer than this a face joins the group of another by itself; people merge and split the rest. */
const PROBABLY_SAME = 0.45
const COMPARED = 20

/** While the search by faces is turned on: finds them in pictures that came since, and puts each into a group. */
export const findFacesJob = ({ ch, pg, media, log }: JobDeps): Job =>
  defineJob(
    'find-faces',
    async (_, signal) => {
      if (!(await getFaceSettings(pg)).enabled) return 'done'
      try {
        const findRemoved = (ids: readonly string[]) => findRemovedFaces(pg, ids)
        const onFace = (face: string) => groupFace(ch, pg, face)
        const files = await processFaces(ch, media, { limit: PORTION, signal, findRemoved, onFace })
        return files > 0 ? 'again' : 'done'
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error
        log.warn({ problem: error.message }, 'faces are turned on but cannot be found')
        return 'done'
      }
    },
    '*/2 * * * *',
  )

/** The group of the nearest face that has one, or a new group. One that has a group stays there. */
async function groupFace(ch: ClickHouse, pg: Postgres, face: string): Promise<void> {
  const look = (await findGroupsOfFaces(pg, [face])).has(face) ? null : await findFaceLook(ch, face)
  if (!look) return
  const similar = await findSimilarFaces(ch, look, { largest: PROBABLY_SAME, limit: COMPARED })
  const groups = await findGroupsOfFaces(
    pg,
    similar.map(({ face_id }) => face_id),
  )
  const nearest = similar.find(({ face_id }) => face_id !== face && groups.has(face_id))
  await addFaceToGroup(pg, face, groups.get(nearest?.face_id ?? '')?.id ?? null)
}
