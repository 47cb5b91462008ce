import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { foldText } from '../../text/fold.ts'

type Named = Pick<Dossier, 'title' | 'level'>

/** Dossiers into which the reader may put something and whose names have what was typed; the one that is meant most likely comes first. */
export function findDossiers<T extends Named>(dossiers: readonly T[], typed: string): T[] {
  const words = foldText(typed)
  const rate = ({ title }: T) => {
    const name = foldText(title)
    if (title === typed.trim()) return 0
    if (name === words) return 1
    return name.startsWith(words) ? 2 : 3
  }
  const found = dossiers.filter(({ title, level }) => level !== 'see' && foldText(title).includes(words))
  return words === '' ? found : found.sort((a, b) => rate(a) - rate(b))
}

/** Whether a dossier of this name would be another one than those into which the reader may put something. */
export const isNewTitle = (dossiers: readonly Named[], typed: string): boolean =>
  typed.trim() !== '' && !dossiers.some(({ title, level }) => level !== 'see' && title === typed.trim())
