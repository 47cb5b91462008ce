/** A typed query parameter; `type` as ClickHouse writes it. */
export type SqlValue = { readonly type: string; readonly value: unknown }
