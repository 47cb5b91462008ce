/** Why a text may have its label, in addition to the words with the most weight. */
import type { HateReasons } from '../../../contract/hate/hate.ts'
import { GROUPS, listGroups } from './word-groups.ts'
import { listWords } from './words.ts'

export const NO_REASONS: HateReasons = { targets: [], violence: false, quotation: false }

const OF_VIOLENCE = ['threat', 'violence'].map((group) => GROUPS.indexOf(group))

/** Whether it mentions killing, hurting or locking up. */
export const speaksOfViolence = (text: string): boolean =>
  listWords(text).some(({ form }) => listGroups(form).some((group) => OF_VIOLENCE.includes(group)))
