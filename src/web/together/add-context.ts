import { createContext } from 'react'
import type { Post } from '../../contract/posts/post.ts'

/** Opens the dialog that adds a post to a dossier. null: there is no such dialog, and no button. */
export const AddContext = createContext<((post: Post) => void) | null>(null)
