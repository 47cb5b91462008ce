/** The tables of alerts, as created by `postgres/026-alerts.sql` and `035-shared-alerts.sql`. 64-bit numbers are read as text. */
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Bigint = ColumnType<string | number | bigint, number, number>

export type AlertTables = {
  alerts: AlertsTable
  alert_subscriptions: AlertSubscriptionsTable
  alert_channels: AlertChannelsTable
  alert_items: AlertItemsTable
  alert_posts: AlertPostsTable
  alert_progress: AlertProgressTable
  search_visits: SearchVisitsTable
  told_items: ToldItemsTable
  notifications: NotificationsTable
  deliveries: DeliveriesTable
}

type AlertsTable = {
  id: string
  user_id: number
  saved_search_id: string | null
  title: string
  rule: string
  threshold: number
  span: string
  time_zone: string
  is_on: Generated<boolean>
  since_number: Bigint
  since: Date
  behind_from: ColumnType<string | number | null, number | null | undefined, number | null>
  more: ColumnType<string | number, never, number>
  last_number: ColumnType<string | number, never, number>
  version: Generated<number>
  problem: string | null
  evaluated_at: Date | null
  folder_id: string | null
  created_at: Date
  updated_at: Generated<Date>
}

type AlertSubscriptionsTable = {
  alert_id: string
  user_id: number
  cadence: string
  at_hour: number
  weekday: number
  quiet_from: number | null
  quiet_until: number | null
  told_number: Bigint
  told_more: Bigint
  feed_hash: string | null
  created_at: Date
}

type AlertChannelsTable = {
  id: string
  alert_id: string
  user_id: number
  kind: string
  address: string
  secret: string
  chat: string
  created_at: Date
}

type NotificationsTable = {
  id: string
  alert_id: string
  user_id: number
  title: string
  items: number
  more: number
  from_number: Bigint
  until_number: Bigint
  created_at: Date
  read_at: Date | null
  is_test: Generated<boolean>
}

type AlertItemsTable = {
  alert_id: string
  key: string
  post: Json
  posts: number
  is_late: boolean
  found_at: Date
  number: Bigint
  private_to: number | null
}

type AlertPostsTable = { alert_id: string; post_key: string; found_at: Date }
type ToldItemsTable = { user_id: number; target: string; key: string; told_at: Date }

type DeliveriesTable = {
  id: string
  notification_id: string
  channel_id: string
  keys: Json
  state: Generated<string>
  attempts: Generated<number>
  next_at: Date
  tried_at: Generated<Date | null>
  leased_until: Date | null
  answer: Generated<string>
  created_at: Date
  done_at: Date | null
}

type AlertProgressTable = { one: Generated<boolean>; version: Bigint }

type SearchVisitsTable = { saved_search_id: string; user_id: number; seen_number: Bigint }
