/** Extras of a post besides its text, in words. Pure. */

import type { FileFacts, Place, Poll, PollOption } from '../../../../contract/posts/extras.ts'
import type { Post } from '../../../../contract/posts/post.ts'
import { listExtraTexts } from '../../../../text/extra-texts.ts'
import { formatBytes, formatDuration, formatNumber, formatPlural } from '../../../format.ts'

const POLL_KINDS: Record<string, string> = {
  'Anonymous Poll': 'Enquete anônima',
  'Public Poll': 'Enquete aberta',
  'Final Results': 'Enquete encerrada',
  Quiz: 'Teste',
  'Anonymous Quiz': 'Teste anônimo',
}

/** "Enquete anônima · cerca de 1.200 votos". */
export function describePoll({ kind, voters, votersStep }: Poll): string {
  const name = (kind !== null && POLL_KINDS[kind]) || 'Enquete'
  if (voters === null) return name
  return `${name} · ${votersStep > 1 ? 'cerca de ' : ''}${formatPlural(voters, 'voto', 'votos')}`
}

/** Whole percent of the votes, as given or computed; null if neither is known. */
export function findShare({ percent, votes }: PollOption, poll: Poll): number | null {
  if (percent !== null || votes === null) return percent
  // With multiple choice there are more votes than voters.
  const all = poll.voters ?? poll.options.reduce((sum, option) => sum + (option.votes ?? 0), 0)
  return all > 0 ? Math.min(100, Math.round((votes / all) * 100)) : null
}

/** "84% · 250 votos"; empty if nothing is known. */
export function describeAnswer(option: PollOption, poll: Poll): string {
  const share = findShare(option, poll)
  const parts = [share === null ? '' : `${formatNumber(share)}%`]
  if (option.votes !== null) parts.push(formatPlural(option.votes, 'voto', 'votos'))
  return parts.filter(Boolean).join(' · ')
}

/** "Mensagem de voz · recado.ogg · 2,1 MB · 31 s"; empty if nothing is given. */
export function describeFile(facts: FileFacts | null | undefined): string {
  if (!facts) return ''
  const { kind, name, bytes, seconds, poster } = facts
  const parts = [
    poster ? 'Só a capa do vídeo' : '',
    kind === null ? '' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    name ?? '',
    bytes === null ? '' : formatBytes(bytes),
    seconds === null ? '' : formatDuration(seconds),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** "Localização: Praça da Sé, Centro (−23,55052, −46,63331)". */
export function describePlace({ name, address, latitude, longitude }: Place): string {
  const words = [name, address].filter(Boolean).join(', ')
  const degrees = [latitude, longitude].map((one) => one?.toLocaleString('pt-BR', { maximumFractionDigits: 6 }))
  const point = latitude === null || longitude === null ? '' : degrees.join('; ')
  return `Localização${words && `: ${words}`}${point && (words ? ` (${point})` : `: ${point}`)}`
}

/** Label of a post without text in a list: "Enquete: …", the title of its link, its kind of file; null: none. */
export function describeWithoutText(post: Post): string | null {
  if (post.poll !== null) return `Enquete: ${post.poll.question}`
  if (post.linkCard?.title) return post.linkCard.title
  if (post.place !== null) return describePlace(post.place)
  const files = post.media.map(({ facts }) => describeFile(facts)).filter((words) => words !== '')
  return files[0] ?? post.description
}

type FoundText = { where: string; text: string }

/** Descriptions of its pictures. */
export function listImageTexts({ media }: Post): FoundText[] {
  return media.flatMap(({ ocr, description, automaticDescription }) => [
    { where: 'No texto da imagem', text: ocr ?? '' },
    { where: 'Na descrição da imagem', text: (automaticDescription && description) || '' },
  ])
}

/** Texts of a post that its card does not show. */
export const listHiddenTexts = (post: Post): FoundText[] => [
  ...listImageTexts(post),
  { where: 'Na descrição', text: post.description ?? '' },
]

/** All texts by which a post may have matched, besides its own, with their origin. */
export function listOtherTexts(post: Post): FoundText[] {
  const { forwardedFrom, poll, linkCard, place, signature, media } = post
  const told = listExtraTexts({
    ...(forwardedFrom && { forward: forwardedFrom }),
    ...(poll && { poll }),
    ...(linkCard && { card: linkCard }),
    ...(place && { place }),
    ...(signature && { signature }),
    files: media.map(({ facts }) => facts ?? null),
  })
  return [...listHiddenTexts(post), ...told]
}
