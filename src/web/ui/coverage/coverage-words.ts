/** Coverage of an account, in words. Pure. */
import type { CoveredAccount } from '../../../contract/sources/coverage.ts'
import { formatDate, formatDateTime, formatPlural } from '../../format.ts'

/** The collected period, as a sentence. */
export function describeCollected({ is_followed, from, until }: CoveredAccount): string {
  if (until === null) return is_followed ? 'Ainda não foi lida.' : 'Nada foi coletado.'
  // The number of posts beside it includes the period.
  if (!is_followed) return 'Só de arquivos importados.'
  return from === null
    ? `Lida desde o começo até ${formatDateTime(until)}.`
    : `Lida de ${formatDate(from)} até ${formatDateTime(until)}.`
}

/** Gaps and problems, one sentence each; empty if there are none. */
export function listFaults({ is_paused, problem, gaps, unreadable, missing_media }: CoveredAccount): string[] {
  return [
    ...(is_paused ? ['A leitura está pausada.'] : []),
    ...(problem === null ? [] : [problem]),
    ...gaps.map(describeGap),
    ...(unreadable > 0
      ? [`${formatPlural(unreadable, 'publicação não pôde ser lida', 'publicações não puderam ser lidas')}.`]
      : []),
    ...(missing_media > 0
      ? [`${formatPlural(missing_media, 'anexo não pôde ser guardado', 'anexos não puderam ser guardados')}.`]
      : []),
  ]
}

function describeGap({ after, before }: CoveredAccount['gaps'][number]): string {
  if (after !== null && before !== null)
    return `Falta ler o que veio entre ${formatDateTime(after)} e ${formatDateTime(before)}.`
  if (before !== null) return `Falta ler o que veio antes de ${formatDateTime(before)}.`
  return after === null ? 'Falta ler uma parte.' : `Falta ler o que veio depois de ${formatDateTime(after)}.`
}

/** "1.234 publicações, de 01/02/2020 a 10/05/2026" */
export function describePosts({ posts, first_post, last_post }: CoveredAccount): string {
  const count = formatPlural(posts, 'publicação', 'publicações')
  return posts === 0 ? 'Nenhuma publicação' : `${count}, de ${formatDate(first_post)} a ${formatDate(last_post)}`
}
