import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Removes old notifications and finds. Finds that no subscriber has been notified of yet are kept. */
export async function removeOldFinds(pg: Postgres, before: Date): Promise<void> {
  await pg.deleteFrom('notifications').where('created_at', '<', before).execute()
  await sql`DELETE FROM alert_items AS item USING
      (SELECT alert_id, max(told_number) AS told FROM alert_subscriptions GROUP BY alert_id) AS told
    WHERE item.alert_id = told.alert_id AND number <= told.told AND found_at < ${before}`.execute(pg)
  await pg.deleteFrom('alert_posts').where('found_at', '<', before).execute()
  await pg.deleteFrom('told_items').where('told_at', '<', before).execute()
}
