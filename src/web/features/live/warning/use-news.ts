import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { MENTIONS_PAGE } from '../../../../contract/limits.ts'
import type { listMentions, Mention } from '../../../../contract/lives/watched-terms.ts'
import { request } from '../../../api.ts'
import { addNews, describeNews } from './news.ts'
import { readSeen, writeSeen } from './seen-mentions.ts'

const ASK_EVERY = 15_000
/** Maximum shown at once. */
const MAX_PAGES = 5

/** Mentions since this browser last polled. The first poll only records the position. Hidden tabs do not poll. */
export function useNews() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<readonly Mention[]>([])
  const [sentence, setSentence] = useState('')
  const { data: came } = useQuery({
    queryKey: ['mentions', 'news'],
    queryFn: ({ signal }) => askForNews(signal),
    refetchInterval: ASK_EVERY,
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (!came || came.length === 0) return
    setNews((known) => addNews(known, came))
    setSentence(describeNews(came))
    for (const live of new Set(came.map((mention) => mention.live.id)))
      void queryClient.invalidateQueries({ queryKey: ['mentions', live] })
  }, [came, queryClient])
  const drop = useCallback((id: number) => setNews((known) => known.filter((one) => one.id !== id)), [])
  const clear = useCallback(() => setNews([]), [])
  return { news, sentence, drop, clear }
}

async function askForNews(signal: AbortSignal): Promise<Mention[]> {
  const seen = readSeen()
  const mentions = seen === null ? await askFor({}, signal) : await askAfter(seen, signal)
  const latest = mentions[0]?.id ?? seen ?? 0
  // Another tab may have polled meanwhile: its mentions are not shown again.
  const told = readSeen()
  if (told === null || latest > told) writeSeen(latest)
  return seen === null ? [] : mentions.filter(({ id }) => id > (told ?? 0))
}

/** Latest first. The rest of a flood comes with the next poll. */
async function askAfter(seen: number, signal: AbortSignal): Promise<Mention[]> {
  let mentions: Mention[] = []
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await askFor({ after: mentions[0]?.id ?? seen }, signal)
    mentions = [...page, ...mentions]
    if (page.length < MENTIONS_PAGE) break
  }
  return mentions
}

const askFor = (query: { after?: number }, signal: AbortSignal) =>
  request<typeof listMentions>('GET', '/api/mentions/', { query, signal })
