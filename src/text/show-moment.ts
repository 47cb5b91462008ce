/** Brazil's time zones, each by the place that readers know its time by. */
export const BRAZIL_ZONES: readonly (readonly [zone: string, place: string])[] = [
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

/** "Brasília"; undefined outside Brazil. */
export const findZonePlace = (zone: string): string | undefined => BRAZIL_ZONES.find(([known]) => known === zone)?.[1]

/** "12/03/2026 às 14:05 (Brasília)": for texts that are read far from the screen, and cited. */
export function showMomentIn(zone: string, moment: Date): string {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone, ...options }).format(moment)
  const day = read({ day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${day} às ${read({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${findZonePlace(zone) ?? zone})`
}
