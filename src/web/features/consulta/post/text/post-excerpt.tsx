import { memo, useMemo } from 'react'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { findMatches } from '../../../../../search-language/highlight.ts'
import { removeOverrides } from '../links.ts'
import { cutExcerpt, findExcerptStart, splitText } from './text-parts.ts'

/** Approximate number of characters that fit after a few words. */
const BESIDE = 110

/** Excerpt for two lines of a table: matches highlighted, URLs as plain text, starting where the first match is visible. */
export const PostExcerpt = memo(function PostExcerpt(props: { text: string; tree: SearchTree; visible?: number }) {
  const { text, tree, visible = BESIDE } = props
  const { parts, isCut, goesOn } = useMemo(() => {
    const flat = removeOverrides(text).replaceAll(/\s+/g, ' ').trim()
    const matches = findMatches(flat, tree)
    const start = findExcerptStart(flat, matches, visible)
    const shown = matches.map((match) => ({ start: match.start - start, end: match.end - start }))
    const excerpt = cutExcerpt(flat, start, matches)
    return { parts: splitText(excerpt, shown), isCut: start > 0, goesOn: start + excerpt.length < flat.length }
  }, [text, tree, visible])
  return (
    <bdi>
      {isCut && '… '}
      {parts.map(({ start, marked, text: part }) => (marked ? <mark key={start}>{part}</mark> : part))}
      {goesOn && '…'}
    </bdi>
  )
})
