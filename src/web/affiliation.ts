import type { PublicPerson } from '../contract/people/public-persons.ts'

type Affiliation = Pick<PublicPerson, 'office' | 'party' | 'uf'>

/** "Deputada · PXA–BA"; empty when nothing is known. */
export function describeAffiliation({ office, party, uf }: Affiliation): string {
  const place = [party, uf].filter(Boolean).join('–')
  return [office, place].filter(Boolean).join(' · ')
}
