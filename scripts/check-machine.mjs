// Read by whatever Node the machine has, however old: plain syntax only, so that the sentence below can still be said.

/** The oldest Node under which npm installs every package of the lock file; the program itself runs under Node 24. */
const OLDEST_NODE = [20, 19]
const SYSTEMS = ['linux', 'darwin']
const PROCESSORS = ['x64', 'arm64']

/**
 * Says in one Portuguese sentence why LupaScan cannot run on this machine, or null when it can.
 * @param {{ version: string, platform: string, arch: string, isMusl: boolean }} machine
 * @returns {string | null}
 */
export function findMachineProblem(machine) {
  const parts = machine.version.replace('v', '').split('.').map(Number)
  const isOld = parts[0] < OLDEST_NODE[0] || (parts[0] === OLDEST_NODE[0] && parts[1] < OLDEST_NODE[1])
  if (machine.platform === 'win32') {
    return 'O LupaScan não roda diretamente no Windows: instale o WSL2 (wsl --install), abra o Ubuntu e repita o comando lá.'
  }
  if (SYSTEMS.indexOf(machine.platform) < 0 || PROCESSORS.indexOf(machine.arch) < 0) {
    return `O LupaScan roda em Linux e macOS, em processadores x64 e arm64; esta máquina é ${machine.platform} ${machine.arch}.`
  }
  if (machine.isMusl) {
    return 'O LupaScan precisa de um Linux com glibc (Debian, Ubuntu, Fedora…); este usa musl, como o Alpine.'
  }
  if (isOld) {
    return `O LupaScan precisa do Node ${OLDEST_NODE.join('.')} ou mais novo para se instalar; esta máquina tem o ${machine.version}. Baixe o atual em https://nodejs.org`
  }
  return null
}

/** The machine this process runs on. */
export function describeMachine() {
  return {
    version: process.version,
    platform: process.platform,
    arch: process.arch,
    isMusl: process.platform === 'linux' && isMusl(),
  }
}

function isMusl() {
  // Without this the report asks the name server about every network interface.
  process.report.excludeNetwork = true
  return !process.report.getReport().header.glibcVersionRuntime
}
