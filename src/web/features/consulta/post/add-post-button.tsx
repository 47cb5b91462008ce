import { useContext } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { AddContext } from '../../../together/add-context.ts'

/** Puts a post into a dossier; nothing where there is nobody to ask which. */
export function AddPostButton({ post, className }: { post: Post; className: string | undefined }) {
  const add = useContext(AddContext)
  if (add === null) return null
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        // The row around it would open the post.
        event.stopPropagation()
        add(post)
      }}
    >
      Pôr em dossiê
    </button>
  )
}
