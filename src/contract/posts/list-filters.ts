/** The search filters that take several values: labels of options, and ids of public people. No zod here: the browser loads this file. */
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

/** Filters whose values can be excluded by a leading hyphen. */
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
