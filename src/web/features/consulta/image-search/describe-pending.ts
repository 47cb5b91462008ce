import { formatPlural } from '../../../format.ts'

/** Said beside every comparison of pictures while some are not analysed: they were not compared. */
export const describePending = (posts: number) =>
  `As imagens e os vídeos de ${formatPlural(posts, 'publicação', 'publicações')} ainda não foram analisados e ficaram fora da comparação.`
