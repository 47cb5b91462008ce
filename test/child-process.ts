import { execFileSync } from 'node:child_process'

/** The process that this one has started last, by a part of its command line. */
export function findChild(part: string): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const children = lines.filter((line) => line.includes(part)).map((line) => line.trim().split(/ +/).map(Number))
  return children.findLast(([, parent]) => parent === process.pid)?.[0]
}
