import type { FoundLink } from '../links.ts'

/**
 * Not within a word or an e-mail address, in which no dot or "@" is right before the "@". A hashtag has at least one letter: "#1" is a
 * number.
 */
const TAG =
  /(?<![\p{L}\p{N}_@#&/.])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*|(?<![\p{L}\p{N}_#&/])@\w(?:[\w.]*\w)?/gu

/** A hashtag or mention in a text, and its search. */
export type FoundTag = { readonly start: number; readonly end: number; readonly search: string }

/** URLs, hashtags and mentions of a text, in order and without overlap: tags within a URL are part of it. */
export function addTags(text: string, links: readonly FoundLink[]): (FoundLink | FoundTag)[] {
  const tags = [...text.matchAll(TAG)]
    .map(({ 0: search, index }) => ({ start: index, end: index + search.length, search }))
    .filter(({ start, end }) => !links.some((link) => link.start < end && link.end > start))
  return [...links, ...tags].sort((one, other) => one.start - other.start)
}
