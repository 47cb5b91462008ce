import type { PublicPerson } from '../contract/people/public-persons.ts'

type Affiliation = Pick<PublicPerson, 'office' | 'party' | 'uf'>

/** Party and state in the form used by newspapers: 'PZV–SP'; empty if neither is known. */
export const formatAffiliation = ({ party, uf }: Pick<Affiliation, 'party' | 'uf'>): string =>
  [party, uf].filter(Boolean).join('–')

/** "Deputada · PXA–BA"; empty if nothing is known. */
export const describeAffiliation = ({ office, ...place }: Affiliation): string =>
  [office, formatAffiliation(place)].filter(Boolean).join(' · ')
