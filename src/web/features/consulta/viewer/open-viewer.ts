import { createContext, useContext } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'

/** Shows one attachment of a publication as large as the screen. */
export type OpenViewer = (post: Post, attachmentId: string) => void

/** Pictures stand deep inside rows and cards that are drawn once; this spares every one of them a property. */
export const ViewerContext = createContext<OpenViewer>(() => {})

export const useViewer = () => useContext(ViewerContext)
