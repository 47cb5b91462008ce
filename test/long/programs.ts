/** Every long program, by the name that `npm run test:long -- NAME` uses. */
import { bombs } from './bombs.ts'
import { clusterAnswers } from './cluster-answers.ts'
import { clusterKills } from './cluster-kills.ts'
import { diskFull } from './disk-full.ts'
import { fullLog } from './full-log.ts'
import { fuzzHttp } from './fuzz-http.ts'
import { fuzzLanguage } from './fuzz-language.ts'
import { fuzzParsers } from './fuzz-parsers.ts'
import { fuzzRaw } from './fuzz-raw.ts'
import { killAlerts, killAlertsOnServers } from './kill-alerts.ts'
import { killBackups } from './kill-backups.ts'
import { killCollection, killCollectionOnServers } from './kill-collection.ts'
import { killEnrichment, killEnrichmentOnServers } from './kill-enrichment.ts'
import { killImports } from './kill-imports.ts'
import { killMigration, killMigrationOnServers } from './kill-migration.ts'
import { killWrites } from './kill-writes.ts'
import { load } from './load.ts'
import { loginFlood } from './login-flood.ts'
import type { LongProgram } from './long-program.ts'
import { openFiles } from './open-files.ts'
import { queryOracle } from './query-oracle.ts'
import { secondStart } from './second-start.ts'
import { silentServers } from './silent-servers.ts'

export const LONG_PROGRAMS: Readonly<Record<string, LongProgram>> = {
  bombs,
  'kill-alerts': killAlerts,
  'kill-alerts-servers': killAlertsOnServers,
  'kill-backups': killBackups,
  'kill-collection': killCollection,
  'kill-collection-servers': killCollectionOnServers,
  'kill-enrichment': killEnrichment,
  'kill-enrichment-servers': killEnrichmentOnServers,
  'kill-imports': killImports,
  'kill-migration': killMigration,
  'kill-migration-servers': killMigrationOnServers,
  'kill-writes': killWrites,
  'fuzz-http': fuzzHttp,
  'fuzz-raw': fuzzRaw,
  'fuzz-parsers': fuzzParsers,
  'fuzz-language': fuzzLanguage,
  load,
  'login-flood': loginFlood,
  'open-files': openFiles,
  'query-oracle': queryOracle,
  'second-start': secondStart,
  'silent-servers': silentServers,
  'disk-full': diskFull,
  'full-log': fullLog,
  'cluster-answers': clusterAnswers,
  'cluster-kills': clusterKills,
}
