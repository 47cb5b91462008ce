import { addFaceToGroup, findGroupsOfFaces } from '../records/posts/faces.ts'
import { findFaceDescriptor, findSimilarFaces } from '../search/pictures/faces.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** Below this distance a face joins the group of another automatically; users merge and split the rest. */
const PROBABLY_SAME = 0.45
const COMPARED = 20

/** The group of the nearest grouped face, or a new group. A face that has a group keeps it. */
export async function groupFace(ch: ClickHouse, pg: Postgres, face: string): Promise<void> {
  const look = (await findGroupsOfFaces(pg, [face])).has(face) ? null : await findFaceDescriptor(ch, face)
  if (!look) return
  const similar = await findSimilarFaces(ch, look, { largest: PROBABLY_SAME, limit: COMPARED })
  const groups = await findGroupsOfFaces(
    pg,
    similar.map(({ face_id }) => face_id),
  )
  const nearest = similar.find(({ face_id }) => face_id !== face && groups.has(face_id))
  await addFaceToGroup(pg, face, groups.get(nearest?.face_id ?? '')?.id ?? null)
}
