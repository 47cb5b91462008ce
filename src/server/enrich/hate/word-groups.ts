import { EMOJI, LEXICON } from './lexicon.ts'

/** The groups in a fixed order: their indices here are used as group numbers. */
export const GROUPS = [...new Set([...Object.keys(LEXICON), ...Object.keys(EMOJI)])]

/** The groups whose words can offend by themselves; the others only say who or what the text is about. */
const HARD = ['obscene', 'insult', 'character', 'disgust', 'misogyny', 'lgbtphobia', 'racism', 'xenophobia', 'religion']
const HARD_GROUPS = new Set(
  [...HARD, 'body', 'ability', 'politics', 'threat', 'contempt'].map((group) => GROUPS.indexOf(group)),
)

export const isHard = (group: number): boolean => HARD_GROUPS.has(group)

const NONE: readonly number[] = []
const groupsByForm = new Map<string, number[]>()
/** Length and first letter → forms, for words with hidden letters. */
const formsByShape = new Map<string, string[]>()

for (const [group, words] of Object.entries(LEXICON)) {
  for (const entry of words.normalize('NFD').replace(/\p{M}/gu, '').split(/\s+/)) {
    for (const form of inflect(entry.replaceAll('_', ' '))) addForm(form, GROUPS.indexOf(group))
  }
}
for (const [group, pictures] of Object.entries(EMOJI)) {
  for (const picture of pictures.replaceAll('\ufe0f', '')) addForm(picture, GROUPS.indexOf(group))
}

function inflect(entry: string): string[] {
  const [stem = '', ending] = entry.split('+')
  if (ending === 'o') return [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`]
  return ending === undefined ? [stem] : [stem, stem + ending]
}

function addForm(form: string, group: number) {
  const known = groupsByForm.get(form)
  if (known) {
    if (!known.includes(group)) known.push(group)
    return
  }
  groupsByForm.set(form, [group])
  const shape = `${form.length}${form[0]}`
  formsByShape.set(shape, [...(formsByShape.get(shape) ?? []), form])
}

/** The groups of a word, an emoji or an expression of up to five words joined by single spaces; an empty list if there are none. */
export const listGroups = (form: string): readonly number[] => groupsByForm.get(form) ?? NONE

export const isKnown = (form: string): boolean => groupsByForm.has(form)

/** The first words of multi-word expressions with their possible second words, so that few are looked up. */
const EXPRESSION_STARTS: ReadonlyMap<string, ReadonlySet<string>> = listStarts()

/** A word with its groups; `seconds`: possible second words of an expression that begins with it. */
export type GroupedForm = { form: string; groups: readonly number[]; seconds: ReadonlySet<string> | undefined }

export const describeForm = ({ form }: { form: string }): GroupedForm => ({
  form,
  groups: listGroups(form),
  seconds: EXPRESSION_STARTS.get(form),
})

function listStarts(): Map<string, Set<string>> {
  const starts = new Map<string, Set<string>>()
  for (const form of groupsByForm.keys()) {
    const [first = '', second] = form.split(' ')
    if (second !== undefined) starts.set(first, (starts.get(first) ?? new Set()).add(second))
  }
  return starts
}

/** The known word with hidden letters restored: `p*ta` → `puta`. The first letter must be shown. */
export function findHidden(masked: string): string | undefined {
  return formsByShape.get(`${masked.length}${masked[0]}`)?.find((form) => {
    for (let at = 1; at < form.length; at += 1) {
      if (masked[at] !== '*' && masked[at] !== form[at]) return false
    }
    return true
  })
}
