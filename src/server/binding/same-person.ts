/** Faces that count as the same person's, for searches and alerts about people. */
import { listFacesOfSamePerson } from '../records/posts/faces.ts'
import { findFaceDescriptor, findFaces, findSimilarFaces, MAX_FACES } from '../search/pictures/faces.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** Faces similar to one of these, and those that users put into the same group. */
export async function findSamePerson({ ch, pg }: { ch: ClickHouse; pg: Postgres }, ids: readonly string[]) {
  const looks = await Promise.all(ids.map((id) => findFaceDescriptor(ch, id)))
  const near = (await Promise.all(looks.map((look) => (look ? findSimilarFaces(ch, look) : [])))).flat()
  const grouped = await findFaces(ch, await listFacesOfSamePerson(pg, ids, MAX_FACES))
  const distances = new Map<string, number>()
  for (const { face_id, distance } of near)
    distances.set(face_id, Math.min(distance, distances.get(face_id) ?? Number.POSITIVE_INFINITY))
  const files = [...new Set([...near, ...grouped].map(({ file }) => file))].slice(0, MAX_FACES)
  return { files, distances }
}
