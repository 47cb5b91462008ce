import type { Extras } from './extras.ts'

type Shown = Pick<Extras, 'forward' | 'poll' | 'card' | 'signature' | 'files'>

/** What can be searched of a post besides its text, and where it stands ("Na enquete: …"). No schema here: the browser needs it. */
export function listExtraTexts({ forward, poll, card, signature, files }: Shown): { where: string; text: string }[] {
  const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n')
  return [
    { where: 'Na enquete', text: join([poll?.question, ...(poll?.options.map(({ text }) => text) ?? [])]) },
    { where: 'No cartão do link', text: join([card?.site, card?.title, card?.description]) },
    { where: 'Na origem do encaminhamento', text: join([forward?.name, forward?.author]) },
    { where: 'Na assinatura', text: signature ?? '' },
    { where: 'No nome do arquivo', text: join(files?.map((file) => file?.name) ?? []) },
  ].filter(({ text }) => text !== '')
}
