import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { ImageAsSeen, PassageAsSeen, PersonAsSeen, PostAsSeen } from '../../../../contract/dossiers/item-facts.ts'
import { formatPlural } from '../../../format.ts'

/** Description of an item with article and owner: “a imagem de Ana”. */
export function nameItem(item: DossierItem): string {
  if (item.kind === 'post') return `a publicação de ${item.snapshot.fullName}`
  if (item.kind === 'image') return `a imagem de ${item.snapshot.post.fullName}`
  if (item.kind === 'passage') return `o trecho de ${item.snapshot.title}`
  return `a pessoa ${item.snapshot.name}`
}

export const TAKEN_OUT: Record<DossierItem['kind'], string> = {
  post: 'Publicação tirada do dossiê.',
  image: 'Imagem tirada do dossiê.',
  passage: 'Trecho tirado do dossiê.',
  person: 'Pessoa tirada do dossiê.',
}

export const GONE: Record<DossierItem['kind'], string> = {
  post: 'O LupaScan não tem mais esta publicação; fica o que foi guardado.',
  image: 'O LupaScan não tem mais esta imagem; fica o que foi guardado.',
  passage: 'O LupaScan não tem mais este trecho; fica o que foi guardado.',
  person: 'O LupaScan não tem mais esta pessoa; fica o que foi guardado.',
}

/** Singular and plural. */
export const COUNT_NOUNS: Record<'views' | 'likes' | 'shares' | 'comments', readonly [string, string]> = {
  views: ['visualização', 'visualizações'],
  likes: ['curtida', 'curtidas'],
  shares: ['compartilhamento', 'compartilhamentos'],
  comments: ['comentário', 'comentários'],
}

/** The differences to the current state, in words; an empty list if there are none. */
export function listChanges(then: PostAsSeen, now: PostAsSeen): string[] {
  const counts = (['views', 'likes', 'shares', 'comments'] as const).flatMap((name) => {
    const [before, after] = [then[name], now[name]]
    if (before === null || after === null || before === after) return []
    const step = after - before
    return `${step > 0 ? '+' : '−'}${formatPlural(Math.abs(step), ...COUNT_NOUNS[name])}`
  })
  return [
    ...(now.state === 'apagado' && then.state !== 'apagado' ? ['apagada na rede'] : []),
    ...(then.content === now.content ? [] : ['o texto mudou']),
    ...(then.media.length === now.media.length ? [] : ['os anexos mudaram']),
    ...counts,
  ]
}

export const listImageChanges = (then: ImageAsSeen, now: ImageAsSeen): string[] => [
  ...(then.ocr === now.ocr ? [] : ['o texto lido na imagem mudou']),
  ...(then.description === now.description ? [] : ['a descrição mudou']),
  ...(then.post.content === now.post.content ? [] : ['o texto da publicação mudou']),
]

export const listPassageChanges = (then: PassageAsSeen, now: PassageAsSeen): string[] => [
  ...(then.title === now.title ? [] : ['o título da live mudou']),
  ...(then.text === now.text ? [] : ['o texto mudou']),
]

/** The facts of a person, one line each. */
export const listFacts = ({ office, party, uf, accounts }: PersonAsSeen): string[] => [
  [office, [party, uf].filter(Boolean).join('–')].filter(Boolean).join(', ') || 'cargo, partido e UF não informados',
  ...accounts.map(({ platform, handle }) => `${platform}: ${handle}`),
]

export const listPersonChanges = (then: PersonAsSeen, now: PersonAsSeen): string[] => [
  ...(then.name === now.name ? [] : ['o nome mudou']),
  ...(then.office === now.office ? [] : ['o cargo mudou']),
  ...(then.party === now.party ? [] : ['o partido mudou']),
  ...(then.uf === now.uf ? [] : ['a UF mudou']),
  ...(JSON.stringify(then.accounts) === JSON.stringify(now.accounts) ? [] : ['as contas mudaram']),
]
