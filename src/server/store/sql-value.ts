/** A value that travels beside the statement; `type` as ClickHouse writes it. */
export type SqlValue = { readonly type: string; readonly value: unknown }
