import { createContext, useContext } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'

/** Opens the viewer for one attachment of a post. */
export type OpenViewer = (post: Post, attachmentId: string) => void

/** A context: pictures are deep inside memoised rows and cards, which would all need an extra prop. */
export const ViewerContext = createContext<OpenViewer>(() => {})

export const useViewer = () => useContext(ViewerContext)
