/**
 * Linux system calls that processes opening strangers' files do not need, by number on x86-64 and on arm64 (null: absent). From 424 on
 * all architectures share their numbers.
 */
export type Call = readonly [x64: number | null, arm64: number | null]

/** On other processes: inspect them, end them, share memory with them. */
const OTHER_PROCESSES = {
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  tkill: [200, 130],
  pidfd_send_signal: [424, 424],
  pidfd_open: [434, 434],
  pidfd_getfd: [438, 438],
  process_madvise: [440, 440],
  process_mrelease: [448, 448],
  shmget: [29, 194],
  shmat: [30, 196],
  semget: [64, 190],
  msgget: [68, 186],
  mq_open: [240, 180],
  mq_unlink: [241, 181],
} as const satisfies Record<string, Call>

/** On the machine and rarely used parts of the kernel. */
const MACHINE = {
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  setns: [308, 268],
  unshare: [272, 97],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  reboot: [169, 142],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  syslog: [103, 116],
  vhangup: [153, 58],
  personality: [135, 92],
  fanotify_init: [300, 262],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  lookup_dcookie: [212, 18],
} as const satisfies Record<string, Call>

const NEW_PROCESSES = { fork: [57, null], vfork: [58, null] } as const satisfies Record<string, Call>

const ACCEPTING = { listen: [50, 201], accept: [43, 202], accept4: [288, 242] } as const satisfies Record<string, Call>
const CONNECTING = {
  socket: [41, 198],
  socketpair: [53, 199],
  bind: [49, 200],
  connect: [42, 203],
} as const satisfies Record<string, Call>

/** On files without opening them, which Landlock or older versions of it do not restrict. */
const CHANGING_FILES = {
  creat: [85, null],
  truncate: [76, 45],
  unlink: [87, null],
  unlinkat: [263, 35],
  rename: [82, null],
  renameat: [264, 38],
  renameat2: [316, 276],
  mkdir: [83, null],
  mkdirat: [258, 34],
  rmdir: [84, null],
  link: [86, null],
  linkat: [265, 37],
  symlink: [88, null],
  symlinkat: [266, 36],
  mknod: [133, null],
  mknodat: [259, 33],
  chmod: [90, null],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  fchmodat2: [452, 452],
  chown: [92, null],
  fchown: [93, 55],
  lchown: [94, null],
  fchownat: [260, 54],
  utime: [132, null],
  utimes: [235, null],
  futimesat: [261, null],
  utimensat: [280, 88],
  setxattr: [188, 5],
  lsetxattr: [189, 6],
  fsetxattr: [190, 7],
  removexattr: [197, 14],
  lremovexattr: [198, 15],
  fremovexattr: [199, 16],
} as const satisfies Record<string, Call>

/** Refused depending on an argument: see `filter.ts`. */
export const BY_ARGUMENT = {
  clone: [56, 220],
  clone3: [435, 435],
  execveat: [322, 281],
  socket: [41, 198],
  kill: [62, 129],
  tgkill: [234, 131],
  rt_sigqueueinfo: [129, 138],
  rt_tgsigqueueinfo: [297, 240],
  prlimit64: [302, 261],
  open: [2, null],
  openat: [257, 56],
  openat2: [437, 437],
} as const satisfies Record<string, Call>

/** The highest number reviewed when this was written; later calls are answered as if they did not exist. */
export const LAST_KNOWN = 462

export const CALLS = { OTHER_PROCESSES, MACHINE, NEW_PROCESSES, ACCEPTING, CONNECTING, CHANGING_FILES }
