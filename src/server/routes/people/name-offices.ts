import { nameOffice } from '../../../contract/people/offices.ts'
import type { Post } from '../../../contract/posts/post.ts'
import { findGenders } from '../../records/people/people.ts'
import type { Deps } from '../deps.ts'

/** Posts with the offices of their authors in the grammatical gender of the person. */
export async function nameOffices({ pg }: Pick<Deps, 'pg'>, posts: readonly Post[]): Promise<Post[]> {
  const genders = await findGenders(
    pg,
    posts.flatMap(({ role, publicPerson }) => (role !== null && publicPerson !== null ? [Number(publicPerson)] : [])),
  )
  return posts.map((post) => ({
    ...post,
    office: nameOffice({ role: post.role, gender: genders.get(Number(post.publicPerson)) ?? null, uf: post.uf }),
  }))
}
