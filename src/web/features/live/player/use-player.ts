import { useCallback, useMemo, useState } from 'react'

/** Control of an embedded player. */
export type PlayerHandle = { seek: (seconds: number) => void }

export type Player = {
  /** Start position of the video. */
  first: number
  /** null until the user requests the video: nothing is loaded before. Otherwise the second at which it started. */
  startedAt: number | null
  /** Current position in seconds; null if unknown. */
  time: number | null
  play: (seconds: number) => void
  setHandle: (handle: PlayerHandle | null) => void
  setTime: (seconds: number) => void
}

/** State shared by the video and the text beside it: requested and current position. */
export function usePlayer(moment: number | null): Player {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [time, setTime] = useState<number | null>(null)
  const [handle, setHandle] = useState<PlayerHandle | null>(null)
  const play = useCallback(
    (seconds: number) => {
      setStartedAt((before) => before ?? seconds)
      setTime(seconds)
      handle?.seek(seconds)
    },
    [handle],
  )
  const first = moment ?? 0
  return useMemo(() => ({ first, startedAt, time, play, setHandle, setTime }), [first, startedAt, time, play])
}
