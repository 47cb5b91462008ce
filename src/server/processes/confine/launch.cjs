/**
 * Gives up rights, then becomes another program (execve): node launch.cjs SPEC. A process can only give rights up for itself, and of
 * Landlock only one thread at a time; what execve starts has one thread and keeps every restriction. Nothing of strangers is read here.
 *
 * CommonJS and without types: it runs before each program of strangers' files, and reading types out takes longer than all the rest.
 * Nothing here may wait: messages for the program that follows would be read, and lost.
 */
const { statSync, writeSync } = require('node:fs')
const { constants, setPriority } = require('node:os')

const [ADD_RULE, CREATE_RULESET, RESTRICT_SELF] = [445, 444, 446]
const CLOSE_RANGE = 436
const [SECCOMP, PRLIMIT] = process.arch === 'arm64' ? [277, 261] : [317, 302]
const PR_SET_NO_NEW_PRIVS = 38
const SET_MODE_FILTER = 1
const CLOSE_ON_EXEC = 4
const [F_SETFD, F_GETFL, F_SETFL] = [2, 3, 4]
const [O_NONBLOCK, O_PATH] = [0o4000, 0o10000000]
const [RLIMIT_CORE, RLIMIT_AS] = [4, 9]

/** Bits of <linux/landlock.h>. */
const [EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE] = [1n, 2n, 4n, 8n, 1n << 14n]
const CHANGE_FOLDER = 0b1_1111_1111_0000n
const OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE
const ACCESS = {
  read: READ_FILE | READ_DIR,
  run: EXECUTE | READ_FILE | READ_DIR,
  write: READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE | CHANGE_FOLDER,
}
const [BIND_TCP, CONNECT_TCP] = [1n, 2n]
const [ABSTRACT_SOCKETS, SIGNALS] = [1n, 2n]

function openKernel() {
  const koffi = require('koffi')
  const libc = koffi.load(null)
  const syscall = libc.func('long syscall(long number, ...)')
  /** Numbers and buffers, as the kernel takes them. */
  const call = (number, ...values) =>
    Number(syscall(number, ...values.flatMap((value) => [typeof value === 'number' ? 'long' : 'void *', value])))
  return {
    call,
    open: libc.func('int open(const char *path, int flags)'),
    fcntl: libc.func('int fcntl(int fd, int command, int value)'),
    prctl: libc.func('int prctl(int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d)'),
    execve: libc.func('int execve(const char *path, const char **args, const char **env)'),
    /** At once: on its way out Node would use what the filter refuses, and end by a signal. */
    exit: libc.func('void _exit(int code)'),
    errno: () => koffi.errno(),
    codes: koffi.os.errno,
    /** A `struct sock_fprog`: how many, and where. */
    toProgram(filter) {
      const bytes = Buffer.alloc(filter.length * 8)
      filter.forEach(([code, yes, no, value], at) => {
        bytes.writeUInt16LE(code, at * 8)
        bytes.writeUInt8(yes, at * 8 + 2)
        bytes.writeUInt8(no, at * 8 + 3)
        bytes.writeUInt32LE(value === 'pid' ? process.pid : value, at * 8 + 4)
      })
      const program = Buffer.alloc(16)
      program.writeUInt16LE(filter.length, 0)
      program.writeBigUInt64LE(BigInt(koffi.address(bytes)), 8)
      return { program, bytes }
    },
  }
}

const words = (...values) => {
  const bytes = Buffer.alloc(values.length * 8)
  values.forEach((value, at) => {
    bytes.writeBigUInt64LE(value, at * 8)
  })
  return bytes
}

/** Of Landlock; 0: this kernel has none, or it is off. */
const readVersion = (kernel) => Math.max(0, kernel.call(CREATE_RULESET, null, 0, 1))

/** What this version knows of files: later ones know of moving between folders, of cutting short, of devices. */
const knownOfFiles = (version) => (1n << BigInt(version >= 5 ? 16 : version >= 3 ? 15 : version === 2 ? 14 : 13)) - 1n

/** Nothing of files, connections, and processes outside, but what is named. */
function restrictFiles(kernel, { paths, ports }, version) {
  const known = knownOfFiles(version)
  const ofNetwork = BIND_TCP | (ports === 'any' ? 0n : CONNECT_TCP)
  const attributes = words(known, ofNetwork, ABSTRACT_SOCKETS | SIGNALS).subarray(
    0,
    version >= 6 ? 24 : version >= 4 ? 16 : 8,
  )
  const rules = kernel.call(CREATE_RULESET, attributes, attributes.length, 0)
  if (rules < 0) return false
  for (const [path, kind] of paths) {
    const file = kernel.open(path, O_PATH)
    if (file < 0) continue
    const access = ACCESS[kind] & known & (statSync(path).isDirectory() ? ~0n : OF_FILES)
    const rule = Buffer.alloc(12)
    rule.writeBigUInt64LE(access, 0)
    rule.writeInt32LE(file, 8)
    kernel.call(ADD_RULE, rules, 1, rule, 0)
  }
  const named = version >= 4 && Array.isArray(ports) ? ports : []
  for (const port of named) kernel.call(ADD_RULE, rules, 2, words(CONNECT_TCP, BigInt(port)), 0)
  return kernel.call(RESTRICT_SELF, rules, 0) === 0
}

function restrictCalls(kernel, filter) {
  const { program } = kernel.toProgram(filter)
  return kernel.call(SECCOMP, SET_MODE_FILTER, 0, program) === 0
}

/** What of it this kernel knows. */
function giveUpRights(kernel, spec) {
  kernel.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
  const version = readVersion(kernel)
  const files = version > 0 && restrictFiles(kernel, spec, version) ? version : 0
  const calls = restrictCalls(kernel, files > 0 ? spec.filter : spec.filterWithoutLandlock)
  return { files, calls }
}

/** Nothing that the program had open goes along, but the first ones, which it was given. */
function keepDescriptors(kernel, count) {
  kernel.call(CLOSE_RANGE, 3, 0xffffffff, CLOSE_ON_EXEC)
  for (let fd = 0; fd < count; fd += 1) {
    kernel.fcntl(fd, F_SETFD, 0)
    // Node has made them so that a write may be refused for now, which few programs expect.
    kernel.fcntl(fd, F_SETFL, kernel.fcntl(fd, F_GETFL, 0) & ~O_NONBLOCK)
  }
}

function become(kernel, { program, args, env, niceness, addressSpace }) {
  if (niceness !== undefined) setPriority(0, Math.min(constants.priority.PRIORITY_LOW, niceness))
  kernel.call(PRLIMIT, 0, RLIMIT_CORE, words(0n, 0n), null)
  const limit = addressSpace !== undefined && words(BigInt(addressSpace), BigInt(addressSpace))
  if (limit) kernel.call(PRLIMIT, 0, RLIMIT_AS, limit, null)
  kernel.execve(program, [program, ...args, null], [...env, null])
  const { ENOENT, EACCES } = kernel.codes
  kernel.exit({ [ENOENT]: 127, [EACCES]: 126 }[kernel.errno()] ?? 125)
}

const spec = JSON.parse(process.argv[2])
const kernel = openKernel()
if (spec.program === undefined) {
  writeSync(1, JSON.stringify(giveUpRights(kernel, spec)))
  kernel.exit(0)
} else {
  giveUpRights(kernel, spec)
  keepDescriptors(kernel, spec.descriptors)
  become(kernel, spec)
}
