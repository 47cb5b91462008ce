import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { getReadiness } from '../../contract/health.ts'
import { type Config, readConfig } from '../config.ts'
import { GROUP_ANEW, GROUPS_ARE_STALE, toUrl } from '../greeting.ts'
import { readPeopleClock } from '../records/ping.ts'
import { pingPosts, readPostsClock } from '../search/ping.ts'
import { areGroupsStale } from '../search/stale-groups.ts'
import { describeStartFailure } from '../start-failure.ts'
import { refuseUnfinishedCopy } from '../store/copy/unfinished-copy.ts'
import { listMissing } from '../store/migrate.ts'
import { checkBackups } from './doctor-backups.ts'
import {
  checkClocks,
  checkConfinement,
  checkDisk,
  checkEngines,
  checkMail,
  checkMediaFiles,
  checkPrograms,
  checkSecret,
  type Finding,
  TIMEOUT_MS,
} from './doctor-checks.ts'
import { openAsTheyAre, StoresInUseError, withStores } from './open-stores.ts'

const MARKS = { ok: '  ok   ', aviso: '  aviso', falha: '  FALHA' } as const

/** Checks everything LupaScan needs and says what to do. Returns 1 when something does not work. */
export async function runDoctor(): Promise<number> {
  const config = readConfig()
  const findings = [
    await checkDisk(config),
    ...checkSecret(config),
    ...(await checkBackups(config, Date.now())),
    ...(await checkStores(config)),
    await checkMediaFiles(config),
    ...(await checkPrograms(config)),
    await checkConfinement(),
    ...(await checkEngines(config)),
    await checkMail(config),
  ]
  for (const { state, subject, text } of findings) console.log(`${MARKS[state]}  ${subject}: ${text}`)
  const failures = findings.filter(({ state }) => state === 'falha').length
  console.log(failures === 0 ? '\nTudo o que é preciso funciona.' : `\nNão funcionam: ${failures}.`)
  return failures === 0 ? 0 : 1
}

async function checkStores(config: Config): Promise<Finding[]> {
  const areEmbedded = !config.databaseUrl || !config.clickhouseUrl
  if (areEmbedded && !existsSync(config.dataDir))
    return [{ state: 'ok', subject: 'Bancos', text: 'Ainda não existem; o primeiro começo os cria.' }]
  try {
    return await withStores(async ({ ch, pg }) => {
      await refuseUnfinishedCopy(pg)
      const missing = await listMissing({ ch, pg })
      if (missing.length > 0) return [describeSchema(missing.length)]
      await pingPosts(ch)
      const clocks = { ClickHouse: await readPostsClock(ch), Postgres: await readPeopleClock(pg) }
      const text = 'Abrem e respondem.'
      const groups = (await areGroupsStale(ch)) ? [STALE_GROUPS] : []
      return [{ state: 'ok', subject: 'Bancos', text }, ...groups, checkClocks(clocks, Date.now())]
    }, openAsTheyAre)
  } catch (error) {
    if (error instanceof StoresInUseError) return [await askRunningProgram(config)]
    const text = describeStartFailure(error) ?? (error instanceof Error ? error.message : String(error))
    return [{ state: 'falha', subject: 'Bancos', text }]
  }
}

/** Processes of the previous version may still be running, and would no longer find their tables. */
const describeSchema = (steps: number): Finding => ({
  state: 'aviso',
  subject: 'Bancos',
  text: `Respondem, mas não têm as tabelas desta versão (passos que faltam: ${steps}). O próximo começo as faz. Se já há dados, encerre antes todos os processos da versão anterior e guarde uma cópia.`,
})

const STALE_GROUPS: Finding = {
  state: 'aviso',
  subject: 'Mesma mensagem',
  text: `${GROUPS_ARE_STALE} Rode: ${GROUP_ANEW}`,
}

/** Embedded stores belong to the running program, so it is asked whether they respond. */
async function askRunningProgram({ port, host }: Config): Promise<Finding> {
  const subject = 'Programa'
  const listening = toUrl({ address: host, family: isIPv6(host) ? 'IPv6' : 'IPv4', port })
  const address = `${listening}${getReadiness.path}`
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (ok) return { state: 'ok', subject, text: 'Está em execução, e os bancos dele respondem.' }
    return {
      state: 'falha',
      subject,
      text: 'Está em execução, mas os bancos dele não respondem. Veja o que ele escreve.',
    }
  } catch {
    const text = `Está em execução, mas não responde em ${address}. Se PORT ou HOST são outros ali, use os mesmos aqui.`
    return { state: 'falha', subject, text }
  }
}
