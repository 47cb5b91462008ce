/** Time zones to choose from: Brazil's first, then all others the browser knows. */
const BRAZIL: readonly [zone: string, words: string][] = [
  ['America/Sao_Paulo', 'Brasília'],
  ['America/Bahia', 'Bahia'],
  ['America/Recife', 'Pernambuco'],
  ['America/Fortaleza', 'Ceará'],
  ['America/Belem', 'Pará'],
  ['America/Manaus', 'Amazonas'],
  ['America/Porto_Velho', 'Rondônia'],
  ['America/Boa_Vista', 'Roraima'],
  ['America/Cuiaba', 'Mato Grosso'],
  ['America/Campo_Grande', 'Mato Grosso do Sul'],
  ['America/Rio_Branco', 'Acre'],
  ['America/Noronha', 'Fernando de Noronha'],
]

const toOption = ([value, words]: readonly [string, string]) => ({ value, label: `${words} (${value})` })

/** "fuso de Brasília (America/Sao_Paulo)" */
export function describeZone(zone: string): string {
  const words = BRAZIL.find(([known]) => known === zone)?.[1]
  return words ? `fuso de ${words} (${zone})` : `fuso ${zone}`
}

/** Options of a select; '' means the installation's own. */
export const listZones = (own: string) => [
  { value: '', label: describeZone(own).replace(/^f/, 'F') },
  ...listZoneGroups(),
]

/** Options of a select that includes the given zone, whatever it is. */
export function listZoneGroups(own?: string) {
  const known = new Set(BRAZIL.map(([zone]) => zone))
  return [
    { group: 'Brasil', items: BRAZIL.map(toOption) },
    {
      group: 'Outros',
      items: [...(own === undefined ? [] : [own]), 'UTC', ...Intl.supportedValuesOf('timeZone')].filter(
        (zone, place, all) => !known.has(zone) && all.indexOf(zone) === place,
      ),
    },
  ]
}
