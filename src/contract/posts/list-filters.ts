/** The filters of a search that take several values: options' labels, and ids of public persons. Without zod: the browser reads it. */
export const LIST_FILTERS = [
  'public_person',
  'party',
  'uf',
  'region',
  'role',
  'gender',
  'platform',
  'hate',
  'reviewed',
  'state',
  'found_in',
  'language',
  'dossier',
  'tag',
  'dossier_status',
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

/** Those of which a value may be left out instead of wanted, with a hyphen before it. */
export const LEAVING_OUT: readonly string[] = [
  'public_person',
  'party',
  'uf',
  'region',
  'role',
  'gender',
  'platform',
  'dossier',
  'tag',
  'dossier_status',
]
