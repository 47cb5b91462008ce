/** Lines of a card's text before "Ver mais"; as in `post-card.module.css`. */
const SHOWN_LINES = 10
/** Characters in a line of the narrowest card, in larger text. */
const NARROWEST = 20

/** Whether a text may not fit into a card, however narrow: only then its height has to be measured. */
export const canBeCut = (text: string): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / NARROWEST)), 0) > SHOWN_LINES
