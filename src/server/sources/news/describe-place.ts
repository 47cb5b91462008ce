import { quoteValue } from '../item-rejected.ts'

/** Where an article stands in a feed: its number, which changes with every new one, and its title. */
export const describePlace = ({ position, title }: { position: number; title?: string | undefined }): string =>
  title ? `${position} ${quoteValue(title)}` : String(position)
