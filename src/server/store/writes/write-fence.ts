/**
 * The fence before the tables of posts: ClickHouse itself refuses a statement whose epoch (`write-lease.ts`) is older than the newest
 * announced. The check runs when a statement starts, so a process that announces a new epoch then ends the older statements that had
 * already started: a statement is listed as running before it is checked, and until its parts are in the table.
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Row, Writer } from '../engines/clickhouse-engine.ts'
import { printRows } from '../engines/row-bytes.ts'
import { LostWriteLockError } from '../errors.ts'
import { endStatements, readNumber } from './end-statements.ts'
import { createGuardedInsert, guardChange, isRefusal } from './write-guard.ts'

/** What the statements of a turn need. */
export type FencingToken = { epoch: number; isLost: boolean }

/** What a lease holder does before its first statement. */
export type Announcements = {
  /** The newest announced epoch, 0 if none was. */
  applyNewestPage(): Promise<number>
  /** After this nothing with an older epoch is stored: resolves when no older statement is running. */
  announce(epoch: number): Promise<void>
}

export type WriteFence = Announcements & {
  /** @throws LostWriteLockError; other errors of ClickHouse are passed on unchanged */
  insert(turn: FencingToken, table: string, rows: readonly Row[]): Promise<void>
  command(turn: FencingToken, query: string, params: Record<string, unknown>): Promise<void>
}

export function openWriteFence(writer: Writer): WriteFence {
  const inserts = new Map<string, Promise<(epoch: number) => string>>()
  const findInsert = (table: string) => {
    const known = inserts.get(table) ?? createGuardedInsert(writer, table)
    inserts.set(table, known)
    known.catch(() => inserts.delete(table))
    return known
  }
  return {
    applyNewestPage: () => readNumber(writer, 'SELECT max(epoch) AS n FROM write_epochs'),
    async announce(epoch) {
      // An asynchronous (batched) insertion would announce the epoch at some later time.
      const query = `INSERT INTO write_epochs SETTINGS async_insert = 0 VALUES (${epoch})`
      await writer.command({ query })
      await endStatements(writer, older(epoch))
    },
    async insert(turn, table, rows) {
      const epoch = checkFencingToken(turn)
      const query = (await findInsert(table))(epoch)
      const values = Readable.from([printRows(rows)])
      await tellLoss(async () => {
        const { stream } = await writer.exec({ query, values, query_id: createQueryId(epoch) })
        for await (const _ of stream);
      })
    },
    async command(turn, query, params) {
      const epoch = checkFencingToken(turn)
      const guarded = guardChange(query, epoch)
      await tellLoss(() => writer.command({ query: guarded, query_params: params, query_id: createQueryId(epoch) }))
    },
  }
}

/** A statement known to be refused is not even sent. */
function checkFencingToken({ epoch, isLost }: FencingToken): number {
  if (isLost) throw new LostWriteLockError('the lease has gone')
  return epoch
}

/** Error code of a killed statement: only a newer turn kills ours. */
const ENDED = '394'

async function tellLoss(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isEnded = 'code' in error && error.code === ENDED
    throw isEnded || isRefusal(error) ? new LostWriteLockError(error) : error
  }
}

const createQueryId = (epoch: number) => `write-epoch-${epoch}-${randomUUID()}`

const older = (epoch: number) =>
  `query_id LIKE 'write-epoch-%' AND toUInt64OrZero(extract(query_id, '^write-epoch-(\\\\d+)-')) < ${epoch}`
