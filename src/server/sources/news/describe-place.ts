import { quoteValue } from '../item-rejected.ts'

/** Names an article of a feed: its number, which changes with every new article, and its title. */
export const describePlace = ({ position, title }: { position: number; title?: string | undefined }): string =>
  title ? `${position} ${quoteValue(title)}` : String(position)
