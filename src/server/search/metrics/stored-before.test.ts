import { expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores } from '../../../../test/world.ts'
import { MetricsQuery } from '../../../contract/metrics.ts'
import { migrateClickHouse, readMigrations } from '../../store/migrate.ts'
import { sql } from '../../store/sql.ts'
import { listMetrics } from './metrics.ts'

test('posts stored before hosts and hashtags had columns are counted as well', async () => {
  const world = await openTestStores()
  try {
    await world.ch.command(sql`ALTER TABLE posts DROP COLUMN domains, DROP COLUMN hashtags SETTINGS mutations_sync = 2`)
    await storePosts(world.ch, [{ content: 'Antes #Vacina https://www.exemplo.example/a' }])
    const shared = readMigrations('clickhouse').filter(({ name }) => name === '002-shared')
    await migrateClickHouse(
      world.ch,
      shared.map((migration) => ({ ...migration, number: 902 })),
    )
    await storePosts(world.ch, [{ native_id: '2', content: 'Depois #VACINA https://exemplo.example/b' }])
    const { items } = await listMetrics(world.ch, MetricsQuery.parse({}), 'America/Sao_Paulo')
    const places = Object.fromEntries(items.map(({ id, x_data, y_data }) => [id, [x_data, y_data[0]]]))
    expect(places.hashtags).toEqual([['#vacina'], [2]])
    expect(places.domains).toEqual([['exemplo.example'], [2]])
  } finally {
    await world.close()
  }
})
