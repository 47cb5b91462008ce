/** What this machine can deny to programs that open strangers' files: for the log at the start and for `lupascan doctor`. */
import { execFile } from 'node:child_process'
import { describeRights, LAUNCHER } from './confine.ts'
import { NO_RIGHTS } from './rights.ts'

/**
 * `whole`: files, network and other processes; `calls`: network, other processes and writing, and reading only as far as Node refuses
 * it
 * (the kernel has no Landlock); `files`: the reverse; `none`: only what Node refuses.
 */
export type Confinement = 'whole' | 'calls' | 'files' | 'none'

const TIMEOUT_MS = 10_000

/** Determined by a process that drops its rights and ends. */
export function readConfinement(): Promise<Confinement> {
  const spec = describeRights(process.execPath, NO_RIGHTS)
  if (!spec) return Promise.resolve('none')
  const options = { env: {}, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' } as const
  return new Promise((done) => {
    execFile(process.execPath, [LAUNCHER, JSON.stringify(spec)], options, (error, output) => {
      done(error ? 'none' : judge(output))
    })
  })
}

function judge(output: string): Confinement {
  const { files, calls }: { files: number; calls: boolean } = JSON.parse(output)
  if (files > 0) return calls ? 'whole' : 'files'
  return calls ? 'calls' : 'none'
}

/** As a sentence for the operator. */
export const CONFINEMENTS: Record<Confinement, string> = {
  whole: 'Quem abre arquivos de estranhos não alcança arquivos, rede nem outros processos.',
  calls:
    'Este núcleo do Linux não tem o Landlock ligado: quem abre arquivos de estranhos não alcança rede nem outros processos e não grava nada, mas a leitura de arquivos só é recusada pelo Node. Um Linux 5.13 ou mais novo, com o Landlock ligado, fecha isso.',
  files:
    'Este Linux não aceita filtros de chamadas (seccomp): quem abre arquivos de estranhos não alcança arquivos, mas a rede e outros processos só são recusados pelo Node.',
  none: 'Nesta máquina só o Node recusa arquivos e processos a quem abre arquivos de estranhos; a rede e o código nativo ficam sem recusa. No Linux (x86-64 ou arm64) o isolamento é completo.',
}
