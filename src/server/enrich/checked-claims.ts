/**
 * Finds fact-checks that examined what a text says. Made for texts that are forwarded with small changes, not for texts about the same
 * subject: a claim counts as repeated when nearly all its topic words are in the text, and half of its neighbouring words are
 * neighbours there too. docs/decisions/0021 has the measurements.
 */
import { foldText } from '../../text/fold.ts'
import { listTopicStems } from '../../text/topic-stems.ts'

export type Claim = { id: string; claim: string }

/** Ids of the fact-checks whose claim a text repeats, the closest first. */
export type FindChecks = (text: string) => string[]

/** Share of the claim's topic words that the text has to have. */
const MIN_SHARED = 0.7
/** Minimum share of the claim's neighbouring words that are neighbours in the text, or one word apart. */
const MIN_IN_ORDER = 0.5
/**
 * A claim with fewer topic words is repeated by chance ("Brumadinho: barragem rompeu"); with exactly this many it must match word for
 * word.
 */
const MIN_STEMS = 4
const MIN_IN_ORDER_OF_SHORT = 0.8
const MAX_CLAIM_STEMS = 60
const MAX_TEXT_STEMS = 400
/** Maximum fact-checks for one text; nobody would read more. */
const MAX_FOUND = 10

type IndexedClaim = { id: string; stems: string[]; fewest: number; pairs: string[]; leastInOrder: number }

/** `rarest`: stems of which every text that repeats the claim has at least one. */
export type ClaimNeed = { id: string; rarest: string[] }

/** Builds the index once; the returned function searches tens of thousands of claims in a fraction of a millisecond. */
export function createClaimFinder(claims: readonly Claim[]): FindChecks {
  const indexed = claims.flatMap(indexClaim)
  const byStem = Map.groupBy(
    pickRarest(indexed).flatMap(({ claim, rarest }) => rarest.map((stem) => ({ stem, claim }))),
    ({ stem }) => stem,
  )
  return (text) => {
    if (byStem.size === 0) return []
    const stems = new Set(listTopicStems(text, MAX_TEXT_STEMS))
    const candidates = new Set<IndexedClaim>()
    for (const stem of stems) for (const { claim } of byStem.get(stem) ?? []) candidates.add(claim)
    let pairs: Set<string> | undefined
    const found: { id: string; score: number }[] = []
    for (const claim of candidates) {
      if (!hasEnough(claim, stems)) continue
      const shared = countShared(claim.stems, stems)
      pairs ??= listPairs(foldText(text), true)
      const inOrder = countShared(claim.pairs, pairs) / claim.pairs.length
      if (inOrder >= claim.leastInOrder) found.push({ id: claim.id, score: inOrder * (shared / claim.stems.length) })
    }
    return found
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_FOUND)
      .map(({ id }) => id)
  }
}

/** Stems of which a text must have at least one to repeat each claim: for preselecting texts among very many. */
export function listClaimNeeds(claims: readonly Claim[]): ClaimNeed[] {
  return pickRarest(claims.flatMap(indexClaim)).map(({ claim: { id }, rarest }) => ({ id, rarest }))
}

function indexClaim({ id, claim }: Claim): IndexedClaim[] {
  const stems = listTopicStems(claim, MAX_CLAIM_STEMS)
  const pairs = [...listPairs(foldText(claim), false)]
  if (stems.length < MIN_STEMS || pairs.length === 0) return []
  const isShort = stems.length === MIN_STEMS
  const fewest = isShort ? MIN_STEMS : Math.max(MIN_STEMS + 1, Math.ceil(stems.length * MIN_SHARED))
  return [{ id, stems, fewest, pairs, leastInOrder: isShort ? MIN_IN_ORDER_OF_SHORT : MIN_IN_ORDER }]
}

/** A text without any of a claim's (length - fewest + 1) rarest stems has too few of the others. */
function pickRarest(claims: readonly IndexedClaim[]): { claim: IndexedClaim; rarest: string[] }[] {
  const counts = new Map<string, number>()
  for (const { stems } of claims) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const countOf = (stem: string) => counts.get(stem) ?? 0
  return claims.map((claim) => {
    claim.stems.sort((a, b) => countOf(a) - countOf(b))
    return { claim, rarest: claim.stems.slice(0, claim.stems.length - claim.fewest + 1) }
  })
}

/** Most candidates share little more than one word: with the rarest first, that is detected after a few. */
function hasEnough({ stems, fewest }: IndexedClaim, present: ReadonlySet<string>): boolean {
  let missing = stems.length - fewest
  for (const stem of stems) {
    if (present.has(stem)) continue
    missing -= 1
    if (missing < 0) return false
  }
  return true
}

/** Neighbouring words; `loose`: also those with one word between them. */
function listPairs(folded: string, loose: boolean): Set<string> {
  const words = folded.split(' ')
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < words.length; i += 1) {
    pairs.add(`${words[i]} ${words[i + 1]}`)
    if (loose && i + 2 < words.length) pairs.add(`${words[i]} ${words[i + 2]}`)
  }
  return pairs
}

function countShared(wanted: readonly string[], present: ReadonlySet<string>): number {
  let count = 0
  for (const one of wanted) if (present.has(one)) count += 1
  return count
}
