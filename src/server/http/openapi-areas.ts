/** Groups the calls shown at /api/docs by the first word of their path. Areas are shown in this order. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'Busca e publicações': [
    ...[
      'posts',
      'post',
      'post_options',
      'post_suggestions',
      'field_values',
      'search_terms',
      'word_family',
      'examples',
      'downloads',
    ],
    ...['attachments', 'image-search', 'media'],
  ],
  Métricas: ['metrics', 'post_series', 'series_words', 'post_facets', 'count_histogram', 'post_distinguishing'],
  'Buscas salvas e recentes': ['saved-search', 'search-history'],
  'Alertas e avisos': ['alerts', 'alert-feeds', 'notifications', 'comment-mentions'],
  'Dossiês e etiquetas': ['dossiers', 'dossier-statuses', 'tags'],
  'Listas de buscas': ['lists'],
  'Pastas e compartilhamento': [
    'folders',
    'folder-moves',
    'shares',
    'access-requests',
    'share-notices',
    'groups',
    'colleagues',
  ],
  'Pessoas públicas': ['public-persons', 'accounts-without-person', 'faces'],
  'Links enganosos': ['misleading-links'],
  Transcrições: ['lives', 'watched-terms', 'mentions', 'speech'],
  'Fontes e importação': ['sources', 'imports', 'coverage', 'demo'],
  'Sessão e usuários': ['token', 'password-link', 'users', 'audit'],
  Programas: ['mcp', 'health', 'metrics-internal', 'backups'],
}

export const AREA_TAGS = Object.keys(AREAS).map((name) => ({ name }))

/** The area of a call; undefined when it has not been assigned to one. */
export function findArea(path: string): string | undefined {
  const first = path.split('/')[2] ?? ''
  return Object.entries(AREAS).find(([, words]) => words.includes(first))?.[0]
}
