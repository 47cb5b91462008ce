/** An asynchronous queue with a single consumer. */
export type WaitingQueue<Item> = {
  push(item: Item): void
  /** Makes `next` reject with this error once earlier items are taken. Only the first error counts. */
  fail(error: Error): void
  next(): Promise<Item>
}

export function createWaitingQueue<Item>(): WaitingQueue<Item> {
  let items: Item[] = []
  let taken = 0
  let failure: Error | undefined
  let wake = () => {}
  return {
    push(item) {
      items.push(item)
      wake()
    },
    fail(error) {
      failure ??= error
      wake()
    },
    async next() {
      while (taken === items.length) {
        if (failure) throw failure
        items = []
        taken = 0
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      taken += 1
      return items[taken - 1] as Item
    },
  }
}
