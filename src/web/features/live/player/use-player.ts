import { useCallback, useMemo, useState } from 'react'

/** What a player on the page can be told. */
export type PlayerHandle = { seek: (seconds: number) => void }

export type Player = {
  /** Where the video is to begin when it is asked for. */
  first: number
  /** null until the reader asks for the video: nothing is loaded before. Otherwise the second it began at. */
  startedAt: number | null
  /** The second that is being played; null when not known. */
  time: number | null
  play: (seconds: number) => void
  setHandle: (handle: PlayerHandle | null) => void
  setTime: (seconds: number) => void
}

/** The state between the video and what stands beside it: who asks for a moment, and which one is being played. */
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
