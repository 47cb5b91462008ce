import type { AddOutcome, NewThing } from '../../contract/dossiers/dossier-items.ts'
import { formatPlural } from '../format.ts'

/** Result of adding posts to a dossier, in whole sentences. */
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

const THINGS: Record<NewThing['kind'], string> = { image: 'A imagem', passage: 'O trecho', person: 'A pessoa' }

/** The same for other items. */
export function describeThingAddition({ kind }: NewThing, { added, missing }: AddOutcome, title: string): string {
  if (added > 0) return `${THINGS[kind]} entrou em “${title}”.`
  return missing > 0 ? `${THINGS[kind]} não existe mais.` : `${THINGS[kind]} já estava em “${title}”.`
}
