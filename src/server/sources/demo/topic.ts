import type { Scene } from './scenes.ts'

/**
 * A subject people write about, as sentence templates (see grammar.ts).
 * Every entry is one or two whole sentences that may stand alone or follow any other of the same subject.
 */
export type Topic = {
  /** Also the first part of the addresses of invented news about it. */
  slug: string
  /** How often it comes up on an ordinary day; 0 for what only an event brings. */
  weight: number
  /** Days before now between which it can be written about; absent: always. */
  since?: number
  until?: number
  emoji: readonly string[]
  hashtags: readonly string[]
  scenes: readonly Scene[]
  /** Titles of videos, and what the ends of addresses are made of. */
  headlines: readonly string[]
  facts: readonly string[]
  /** The view of the government's side, and of everybody where there is no other. */
  support: readonly string[]
  /** The view of the opposition; empty where the subject does not divide. */
  criticism: readonly string[]
  calls: readonly string[]
}
