/** Detects a program that hangs: it has work, a reader waits for its output, and nothing comes. */

type Watched = {
  /** Whether it has received work that it has not yet finished. */
  isOwed: () => boolean
  /** Ends it and returns the error. */
  hang: () => Error
}

export type Watch = {
  /** The same values. @throws the error of `hang` */
  each<T>(values: AsyncGenerator<T, void>): AsyncGenerator<T, void>
  once<T>(value: Promise<T>): Promise<T>
}

const LOOKS = 20

/**
 * Only time in which a reader waits is counted, and in ticks: neither a slow reader nor a machine that was asleep looks like a program
 * that hangs.
 */
export function watchSilence(mostMs: number, { isOwed, hang }: Watched): Watch {
  async function once<T>(value: Promise<T>): Promise<T> {
    let looks = 0
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, failed) => {
      timer = setInterval(() => {
        looks = isOwed() ? looks + 1 : 0
        if (looks >= LOOKS) failed(hang())
      }, mostMs / LOOKS)
    })
    try {
      return await Promise.race([value, silence])
    } finally {
      clearInterval(timer)
    }
  }
  return {
    once,
    async *each(values) {
      for (let next = await once(values.next()); !next.done; next = await once(values.next())) yield next.value
    },
  }
}
