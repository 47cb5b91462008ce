import type { PostAsSeen } from '../../../../contract/dossiers/dossier-items.ts'
import { formatNumber } from '../../../format.ts'

const NOUNS = {
  views: 'visualizações',
  likes: 'curtidas',
  shares: 'compartilhamentos',
  comments: 'comentários',
} as const

/** What is different now, in words; an empty list when nothing is. */
export function listChanges(then: PostAsSeen, now: PostAsSeen): string[] {
  const counts = (['views', 'likes', 'shares', 'comments'] as const).flatMap((name) => {
    const [before, after] = [then[name], now[name]]
    if (before === null || after === null || before === after) return []
    const step = after - before
    return `${step > 0 ? '+' : '−'}${formatNumber(Math.abs(step))} ${NOUNS[name]}`
  })
  return [
    ...(now.state === 'apagado' && then.state !== 'apagado' ? ['apagada na rede'] : []),
    ...(then.content === now.content ? [] : ['o texto mudou']),
    ...(then.media.length === now.media.length ? [] : ['os anexos mudaram']),
    ...counts,
  ]
}
