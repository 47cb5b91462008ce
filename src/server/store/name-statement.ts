import type { LogEvent } from 'kysely'
import type { OnQuery } from './query-event.ts'

type Node = { kind: string; [part: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value

/**
 * Name of a Postgres query for logs and metrics: its verb and first table, such as "select sessions". Both are names of the program;
 * hand-written SQL is "raw".
 */
function nameStatement(root: object): string {
  if (!isNode(root)) return 'raw'
  const verb = /^(Select|Insert|Update|Delete)QueryNode$/.exec(root.kind)?.[1]?.toLowerCase()
  if (!verb) return 'raw'
  const begins = verb === 'insert' ? root.into : verb === 'update' ? root.table : root.from
  return `${verb} ${findTable(begins) ?? 'others'}`
}

function findTable(value: unknown, depth = 0): string | null {
  if (depth > 20) return null
  if (Array.isArray(value)) return findTable(value[0], depth + 1)
  if (!isNode(value)) return null
  if (value.kind === 'IdentifierNode') return typeof value.name === 'string' ? value.name : null
  const inner =
    value.kind === 'SchemableIdentifierNode'
      ? value.identifier
      : (value.froms ?? value.from ?? value.table ?? value.node)
  return findTable(inner, depth + 1)
}

/** Passed to Kysely, which calls it after each statement. */
export const reportStatements = (tell: OnQuery) => (event: LogEvent) => {
  const question = nameStatement(event.query.query)
  const outcome = event.level === 'error' ? 'failed' : 'answered'
  tell({ store: 'postgres', question, kind: 'rows', ms: event.queryDurationMillis, outcome, rows: null })
}
