/** The tables of alerts, as `postgres/026-alerts.sql` makes them. Numbers of 64 bits are read as text. */
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Bigint = ColumnType<string | number | bigint, number, number>

export type AlertTables = {
  alerts: AlertsTable
  alert_channels: AlertChannelsTable
  alert_items: AlertItemsTable
  alert_posts: AlertPostsTable
  alert_progress: AlertProgressTable
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
  cadence: string
  at_hour: number
  weekday: number
  quiet_from: number | null
  quiet_until: number | null
  time_zone: string
  is_on: Generated<boolean>
  since_number: Bigint
  since: Date
  behind_from: ColumnType<string | number | null, number | null | undefined, number | null>
  more: Generated<number>
  problem: string | null
  evaluated_at: Date | null
  feed_hash: string | null
  folder_id: string | null
  created_at: Date
}

type AlertChannelsTable = {
  id: string
  alert_id: string
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
  created_at: Date
  read_at: Date | null
}

type AlertItemsTable = {
  alert_id: string
  key: string
  post: Json
  posts: number
  is_late: boolean
  found_at: Date
  notification_id: string | null
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
  leased_until: Date | null
  answer: Generated<string>
  created_at: Date
  done_at: Date | null
}

type AlertProgressTable = { one: Generated<boolean>; version: Bigint }
