import type { PublicPerson } from '../../../contract/public-persons.ts'

type Affiliation = Pick<PublicPerson, 'role' | 'party' | 'uf'>

/** "Deputada · PXA–BA"; empty when nothing is known. */
export function describeAffiliation({ role, party, uf }: Affiliation): string {
  const place = [party, uf].filter(Boolean).join('–')
  return [role, place].filter(Boolean).join(' · ')
}
