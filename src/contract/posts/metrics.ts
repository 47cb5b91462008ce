import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Paging } from '../paging.ts'
import { Day, PostFilters } from './post-query.ts'

/** All charts, in the order of the screen. */
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

/** Length of one interval on a time axis; weeks begin on Sunday. */
export const TIME_UNITS = ['day', 'week', 'month', 'year'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]

/** One chart: `y_data[series][i]` is the value of the series `y_labels[series]` at `x_data[i]`. */
export const Chart = z.object({
  /** Stable when the title is reworded. */
  id: z.enum(CHART_IDS),
  title: z.string(),
  type: z.enum(['bar', 'line', 'heatmap']),
  x_title: z.string(),
  x_type: z.enum(['time', 'category']),
  /** The interval length of a time axis; otherwise null. */
  x_unit: z.enum(TIME_UNITS).nullable(),
  /** On a time axis, the days that can be counted: the requested days for which posts of these accounts are stored, up to today. */
  x_span: z.object({ start: Day, end: Day }).nullable(),
  /** On a time axis, which intervals extend beyond `x_span` or are not over yet; otherwise empty. */
  x_partial: z.array(z.boolean()),
  y_title: z.string(),
  /** First days as YYYY-MM-DD on a time axis, otherwise names. Empty if no post has what the chart shows. */
  x_data: z.array(z.string()),
  /** What narrows a search to that x value: a label, a person's id, search fields that select an account, or a day; null: nothing. */
  x_keys: z.array(z.string().nullable()),
  /** null: there are posts, but no source gives the count. */
  y_data: z.array(z.array(z.number().nullable())),
  y_labels: z.array(z.string()),
})
export type Chart = z.infer<typeof Chart>

/** All charts are on one page. */
export const MetricsReply = Paging.extend({
  items: z.array(Chart),
  /** Equals the total of the list of posts with the same filters. */
  total_posts: z.int(),
  /** Days of the first and last of these posts; null if there are none. */
  first_day: Day.nullable(),
  last_day: Day.nullable(),
})
export type MetricsReply = z.infer<typeof MetricsReply>

/** The filters of the list; `chart` limits the response to these charts. */
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
