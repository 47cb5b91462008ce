import { useCallback, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { listViewable, type Viewed } from './listed.ts'
import type { OpenViewer } from './open-viewer.ts'

/** The attachment open in the viewer, if any. */
export function useViewed() {
  const [viewed, setViewed] = useState<Viewed>()
  const open = useCallback<OpenViewer>((post: Post, id: string) => {
    const at = listViewable(post).findIndex((one) => one.id === id)
    if (at >= 0) setViewed({ post, at })
  }, [])
  return {
    viewed,
    open,
    move: (at: number) => setViewed((before) => before && { ...before, at }),
    close: useCallback(() => setViewed(undefined), []),
  }
}
