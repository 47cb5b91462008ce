/** Time zones to choose from: Brazil's first, then all others the browser knows. */
import { BRAZIL_ZONES, findZonePlace } from '../text/show-moment.ts'

const toOption = ([value, words]: readonly [string, string]) => ({ value, label: `${words} (${value})` })

/** "fuso de Brasília (America/Sao_Paulo)" */
export function describeZone(zone: string): string {
  const words = findZonePlace(zone)
  return words ? `fuso de ${words} (${zone})` : `fuso ${zone}`
}

/** Options of a select; '' means the installation's own. */
export const listZones = (own: string) => [
  { value: '', label: describeZone(own).replace(/^f/, 'F') },
  ...listZoneGroups(),
]

/** Options of a select that includes the given zone, whatever it is. */
export function listZoneGroups(own?: string) {
  const known = new Set(BRAZIL_ZONES.map(([zone]) => zone))
  return [
    { group: 'Brasil', items: BRAZIL_ZONES.map(toOption) },
    {
      group: 'Outros',
      items: [...(own === undefined ? [] : [own]), 'UTC', ...Intl.supportedValuesOf('timeZone')].filter(
        (zone, place, all) => !known.has(zone) && all.indexOf(zone) === place,
      ),
    },
  ]
}
