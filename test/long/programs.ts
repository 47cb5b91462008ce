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
import { killCollection } from './kill-collection.ts'
import { killEnrichment } from './kill-enrichment.ts'
import { killImports } from './kill-imports.ts'
import { killMigration } from './kill-migration.ts'
import { killWrites } from './kill-writes.ts'
import type { LongProgram } from './long-program.ts'
import { queryOracle } from './query-oracle.ts'
import { secondStart } from './second-start.ts'

export const LONG_PROGRAMS: Readonly<Record<string, LongProgram>> = {
  bombs,
  'kill-alerts': killAlerts,
  'kill-alerts-servers': killAlertsOnServers,
  'kill-collection': killCollection,
  'kill-enrichment': killEnrichment,
  'kill-imports': killImports,
  'kill-migration': killMigration,
  'kill-writes': killWrites,
  'fuzz-http': fuzzHttp,
  'fuzz-raw': fuzzRaw,
  'fuzz-parsers': fuzzParsers,
  'fuzz-language': fuzzLanguage,
  'query-oracle': queryOracle,
  'second-start': secondStart,
  'disk-full': diskFull,
  'full-log': fullLog,
  'cluster-answers': clusterAnswers,
  'cluster-kills': clusterKills,
}
