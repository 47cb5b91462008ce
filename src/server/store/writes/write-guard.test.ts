import { describe, expect, test } from 'vitest'
import { changesGuarded, guardChange } from './write-guard.ts'

const GUARD = "(SELECT throwIf(max(epoch) > 7, 'lupascan: a newer epoch writes') FROM write_epochs) = 0"

describe('a change in a turn', () => {
  test('carries the guard before its own condition and keeps its settings', () => {
    const query = 'ALTER TABLE post_rows UPDATE party = {p1:String} WHERE id = {p2:UUID} OR uf = {p3:String}'
    expect(guardChange(`${query} SETTINGS mutations_sync = 2`, 7)).toBe(
      `ALTER TABLE post_rows UPDATE party = {p1:String} WHERE ${GUARD} AND (id = {p2:UUID} OR uf = {p3:String}) SETTINGS mutations_execute_subqueries_on_initiator = 1, mutations_sync = 2`,
    )
    expect(guardChange('ALTER TABLE post_keys\n DELETE WHERE id IN (SELECT id FROM posts)', 7)).toBe(
      `ALTER TABLE post_keys\n DELETE WHERE ${GUARD} AND (id IN (SELECT id FROM posts)) SETTINGS mutations_execute_subqueries_on_initiator = 1`,
    )
  })

  test('that copies or deletes rows carries it as well', () => {
    expect(guardChange('INSERT INTO post_rows\n SELECT * FROM post_changes SETTINGS max_threads = 1', 7)).toBe(
      `INSERT INTO post_rows SELECT * FROM (SELECT * FROM post_changes) WHERE ${GUARD} SETTINGS max_threads = 1`,
    )
    expect(guardChange('INSERT INTO post_rows (*, domains) SELECT *, domains FROM post_changes', 7)).toBe(
      `INSERT INTO post_rows (*, domains) SELECT * FROM (SELECT *, domains FROM post_changes) WHERE ${GUARD}`,
    )
    expect(guardChange('DELETE FROM post_rows\n WHERE number IN (1) SETTINGS lightweight_deletes_sync = 0', 7)).toBe(
      `DELETE FROM post_rows WHERE ${GUARD} AND (number IN (1)) SETTINGS mutations_execute_subqueries_on_initiator = 1, lightweight_deletes_sync = 0`,
    )
  })

  test('is one where it changes a table of posts', () => {
    expect(changesGuarded('ALTER TABLE post_rows DELETE WHERE id = 1')).toBe(true)
    expect(changesGuarded('INSERT INTO post_keys SELECT 1')).toBe(true)
    expect(changesGuarded('TRUNCATE TABLE post_rows')).toBe(true)
    expect(changesGuarded('TRUNCATE TABLE faces')).toBe(false)
    expect(changesGuarded('ALTER TABLE post_changes DROP PARTITION 29920000')).toBe(false)
    expect(changesGuarded('ALTER TABLE post_rows DROP PARTITION 1')).toBe(true)
    expect(changesGuarded('ALTER TABLE faces DELETE WHERE post_id IN (SELECT id FROM posts)')).toBe(false)
  })

  test('is refused where it has no place for the guard', () => {
    for (const query of [
      'TRUNCATE TABLE post_rows',
      'INSERT INTO post_keys VALUES (1)',
      'ALTER TABLE post_rows DROP COLUMN uf',
    ]) {
      expect(() => guardChange(query, 7)).toThrow('without a guard')
    }
    expect(() => guardChange('ALTER TABLE post_rows DELETE WHERE 1', Number.NaN)).toThrow('not an epoch')
  })
})
