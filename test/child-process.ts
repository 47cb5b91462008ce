import { execFileSync } from 'node:child_process'

/** The process that this one has started last, by a part of its command line. */
export function findChild(part: string): number | undefined {
  // By when they started and not by their numbers, which begin anew.
  const order = ['-A', '--sort=start_time', '-o', 'pid=,ppid=,args=']
  const lines = execFileSync('ps', order, { encoding: 'utf8' }).split('\n')
  const children = lines.filter((line) => line.includes(part)).map((line) => line.trim().split(/ +/).map(Number))
  return children.findLast(([, parent]) => parent === process.pid)?.[0]
}
