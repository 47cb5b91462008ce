import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Paging } from '../paging.ts'
import { Day, PostFilters } from './post-query.ts'

/** Every chart there is, in the order of the screen. */
export const CHART_IDS = [
  'posts-over-time',
  'parties-over-time',
  'posts-by-party',
  'posts-by-role',
  'posts-by-uf',
  'most-active',
  'hashtags',
  'hate-over-time',
  'hate-by-party',
  'misleading-over-time',
  'domains',
  'links',
  'deleted-by-person',
  'deleted-by-party',
  'engagement-over-time',
  'hour-weekday',
] as const
export type ChartId = (typeof CHART_IDS)[number]

/** How long one place on a time axis lasts; weeks begin on Sunday. */
export const TIME_UNITS = ['day', 'week', 'month', 'year'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]

/** One chart: `y_data[series][i]` is the value of the series `y_labels[series]` at `x_data[i]`. */
export const Chart = z.object({
  /** Stays the same when the title is reworded. */
  id: z.enum(CHART_IDS),
  title: z.string(),
  type: z.enum(['bar', 'line', 'heatmap']),
  x_title: z.string(),
  x_type: z.enum(['time', 'category']),
  /** On a time axis, how long each place lasts; otherwise null. */
  x_unit: z.enum(TIME_UNITS).nullable(),
  /** On a time axis, the days that can be counted: those asked for, of which publications of these accounts are stored, until today. */
  x_span: z.object({ start: Day, end: Day }).nullable(),
  /** On a time axis, which places reach beyond `x_span` or are not over yet; otherwise empty. */
  x_partial: z.array(z.boolean()),
  y_title: z.string(),
  /** First days as YYYY-MM-DD on a time axis, otherwise names. Empty when no post has what the chart is about. */
  x_data: z.array(z.string()),
  /** What narrows a search to that place: an option's label, a person's id or fields of the text that ask for an account, a day; null: nothing. */
  x_keys: z.array(z.string().nullable()),
  /** null: the posts are there, but no source tells the count. */
  y_data: z.array(z.array(z.number().nullable())),
  y_labels: z.array(z.string()),
})
export type Chart = z.infer<typeof Chart>

/** The charts are one page. */
export const MetricsReply = Paging.extend({
  items: z.array(Chart),
  /** Exactly what the list of posts counts with the same filters. */
  total_posts: z.int(),
  /** The days of the first and the last of them; null when there are none. */
  first_day: Day.nullable(),
  last_day: Day.nullable(),
})
export type MetricsReply = z.infer<typeof MetricsReply>

/** The filters of the list; `chart` asks for these alone. */
export const MetricsQuery = PostFilters.extend({
  chart: z
    .array(z.enum(CHART_IDS, { error: `Use um destes: ${CHART_IDS.join(', ')}.` }))
    .min(1, 'Indique ao menos um gráfico.')
    .max(CHART_IDS.length, `São aceitos até ${CHART_IDS.length} valores.`)
    .optional(),
}).refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
  path: ['end_date'],
  error: 'A data final vem antes da inicial.',
})
export type MetricsQuery = z.output<typeof MetricsQuery>

export const listMetrics = defineEndpoint({
  method: 'GET',
  path: '/api/metrics/',
  access: 'user',
  summary: 'Gráficos das publicações que atendem aos filtros; as contagens são as da lista',
  query: MetricsQuery,
  reply: MetricsReply,
})
