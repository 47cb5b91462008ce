import { createContext } from 'react'
import type { Post } from '../../contract/posts/post.ts'

/** Asks into which dossier a post shall go. Where nobody can be asked: null, and there is no button. */
export const AddContext = createContext<((post: Post) => void) | null>(null)
