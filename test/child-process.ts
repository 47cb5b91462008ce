import { execFileSync } from 'node:child_process'

/** The most recently started child process whose command line contains a text. */
export function findChild(part: string): number | undefined {
  // Sorted by start time, not by pid, because pids wrap around.
  const order = ['-A', '--sort=start_time', '-o', 'pid=,ppid=,args=']
  const lines = execFileSync('ps', order, { encoding: 'utf8' }).split('\n')
  const children = lines.filter((line) => line.includes(part)).map((line) => line.trim().split(/ +/).map(Number))
  return children.findLast(([, parent]) => parent === process.pid)?.[0]
}
