type Text = string | null | undefined

/** The searchable texts among what a network shows besides a post's own text. */
type Shown = {
  readonly poll?: { readonly question: string; readonly options: readonly { readonly text: string }[] } | undefined
  readonly card?: { readonly site: Text; readonly title: Text; readonly description: Text } | undefined
  readonly forward?: { readonly name: string; readonly author: Text } | undefined
  readonly place?: { readonly name: Text; readonly address: Text } | undefined
  readonly signature?: string | undefined
  readonly files?: readonly ({ readonly name: Text } | null)[] | undefined
}

/** The searchable texts of a post besides its own, each with its origin ("Na enquete: …"). */
export function listExtraTexts({
  forward,
  poll,
  card,
  place,
  signature,
  files,
}: Shown): { where: string; text: string }[] {
  const join = (parts: readonly Text[]) => parts.filter(Boolean).join('\n')
  return [
    { where: 'Na enquete', text: join([poll?.question, ...(poll?.options.map(({ text }) => text) ?? [])]) },
    { where: 'No cartão do link', text: join([card?.site, card?.title, card?.description]) },
    { where: 'No lugar', text: join([place?.name, place?.address]) },
    { where: 'Na origem do encaminhamento', text: join([forward?.name, forward?.author]) },
    { where: 'Na assinatura', text: signature ?? '' },
    { where: 'No nome do arquivo', text: join(files?.map((file) => file?.name) ?? []) },
  ].filter(({ text }) => text !== '')
}
