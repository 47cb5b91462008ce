import { useContext } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { AddContext } from '../../../together/add-context.ts'

/** Adds a post to a dossier; nothing where the dialog is not available. */
export function AddPostButton({ post, className }: { post: Post; className: string | undefined }) {
  const add = useContext(AddContext)
  if (add === null) return null
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        // A click must not open the post, as one on the surrounding row would.
        event.stopPropagation()
        add(post)
      }}
    >
      Pôr em dossiê
    </button>
  )
}
