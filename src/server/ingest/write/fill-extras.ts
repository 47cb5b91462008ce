import { type Poll, parseExtras, printExtras } from '../../../contract/posts/extras.ts'

/**
 * The extras of a new reading, completed with known ones that it omits: an export has no link cards, and the page of a channel does
 * not tell when a post was edited. All texts in the form of `printExtras`.
 * @param keepsFiles whether the attachments are the known ones
 */
export function fillExtras(text: string, known: string, keepsFiles: boolean): string {
  if (known === '' || text === known) return text
  const [fresh, before] = [parseExtras(text) ?? {}, parseExtras(known) ?? {}]
  return printExtras({
    forward: fill(fresh.forward, before.forward, ({ name }) => name),
    // The post that a post replies to never changes.
    reply: fill(fresh.reply, before.reply),
    poll: fillPoll(fresh.poll, before.poll),
    card: fill(fresh.card, before.card, ({ url }) => url),
    signature: fresh.signature ?? before.signature,
    files: fresh.files ?? (keepsFiles ? before.files : undefined),
    live: fresh.live ?? before.live,
    edited: fill(fresh.edited, before.edited),
    // Properties of the text, which both have.
    disguised: fresh.disguised,
    place: fill(fresh.place, before.place),
  })
}

function fillPoll(fresh: Poll | undefined, before: Poll | undefined): Poll | undefined {
  if (!fresh || !before || !isSamePoll(fresh, before)) return fresh ?? before
  const options = fresh.options.map((option, i) => fill(option, before.options[i]) ?? option)
  // The precision belongs to the number.
  const { voters, votersStep } = fresh.voters === null ? before : fresh
  return { ...fresh, kind: fresh.kind ?? before.kind, options, voters, votersStep }
}

/** Whether two readings of a poll differ only in numbers. */
export const isSamePoll = (a: Poll, b: Poll): boolean =>
  a.question === b.question &&
  a.options.length === b.options.length &&
  a.options.every(({ text }, i) => text === b.options[i]?.text)

/** Facts that are null are omitted; nothing is taken from a different object. */
function fill<T extends object>(
  fresh: T | undefined,
  before: T | undefined,
  nameOf?: (one: T) => string,
): T | undefined {
  if (!fresh || !before) return fresh ?? before
  if (nameOf && nameOf(fresh) !== nameOf(before)) return fresh
  const said = Object.entries(fresh).filter(([, value]) => value !== null)
  return { ...before, ...Object.fromEntries(said) }
}
