import type { AddOutcome } from '../../contract/dossiers/dossier-items.ts'
import { formatPlural } from '../format.ts'

/** What came of putting posts into a dossier, in whole sentences. */
export function describeAddition({ added, already, missing, left }: AddOutcome, title: string): string {
  const sentences = [
    added > 0
      ? `${formatPlural(added, 'publicação entrou', 'publicações entraram')} em “${title}”.`
      : `Nada novo em “${title}”.`,
    already > 0 && `${formatPlural(already, 'publicação já estava', 'publicações já estavam')} lá.`,
    missing > 0 && `${formatPlural(missing, 'publicação não existe', 'publicações não existem')} mais.`,
    left > 0 && `${formatPlural(left, 'publicação não coube', 'publicações não couberam')}: o máximo é 10.000.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
