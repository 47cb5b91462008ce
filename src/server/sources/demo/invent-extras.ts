/** What Telegram shows around a post: the channel it was forwarded from, the votes of a poll. */
import type { Extras, Forward, Poll } from '../../../contract/posts/extras.ts'
import type { DemoAuthor } from './authors.ts'
import { makePostLink } from './links.ts'
import { chance, createRandom, pickInteger, pickOne, type Random } from './random.ts'

const POLL_SHARE = 0.006
/** Share of copies forwarded with Telegram's own button; the others are pasted. */
const FORWARDED_SHARE = 0.6

const POLLS: readonly (readonly [question: string, ...options: string[]])[] = [
  ['Qual deve ser a prioridade do mandato neste semestre?', 'Saúde', 'Educação', 'Segurança', 'Transporte'],
  ['Você acompanhou a sessão de ontem?', 'Inteira', 'Só uma parte', 'Não consegui'],
  ['Como está o atendimento no posto do seu bairro?', 'Melhorou', 'Continua igual', 'Piorou'],
  ['A reunião com os moradores deve ser em que dia?', 'Sexta à noite', 'Sábado de manhã', 'Domingo à tarde'],
  ['O projeto deve ir a voto ainda este ano?', 'Sim', 'Não', 'Só depois de audiência pública'],
]

/** A poll instead of a text; null if this post has none. Uses its own draws, so that the posts around it stay the same. */
export function drawPoll({ platform, person }: DemoAuthor, key: string): Poll | null {
  const random = createRandom(`${key}:poll`)
  if (platform !== 'Telegram' || !chance(random, POLL_SHARE)) return null
  const [question, ...texts] = pickOne(random, POLLS)
  const drawn = Math.round(pickInteger(random, 90, 700) * (1 + person.reach))
  // Shown as "1.2K" from a thousand on.
  const votersStep = drawn < 1_000 ? 1 : 100
  const voters = Math.round(drawn / votersStep) * votersStep
  const votes = texts.map(() => pickInteger(random, 5, 100))
  const sum = votes.reduce((all, one) => all + one, 0)
  const options = texts.map((text, i) => ({
    ...{ text, votes: null },
    percent: Math.round((100 * (votes[i] ?? 0)) / sum),
  }))
  return { ...{ question, options, voters }, kind: 'Anonymous Poll', votersStep }
}

/** Where a copy of a travelling message comes from: the first channel that had it. An entry is added to `origins` for each message. */
export function drawForward(
  chain: number,
  { platform, person, handle, nativeId }: DemoAuthor,
  origins: Map<number, Forward>,
  random: Random,
): Extras {
  if (platform !== 'Telegram') return {}
  const origin = origins.get(chain)
  if (origin) return chance(random, FORWARDED_SHARE) ? { forward: origin } : {}
  origins.set(chain, { name: person.name, link: makePostLink(platform, handle, nativeId), author: null })
  return {}
}
