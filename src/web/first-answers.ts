/** Less than anyone notices, and more than an answer needs that is already on its way. */
const PATIENCE_MS = 150

/**
 * Waits for what a screen will show, but not long: drawn with its first answers it is drawn once, and not first as an outline. A slow
 * answer finds the outline. Never rejects; what went wrong is said by the screen itself.
 */
export function waitBriefly(answers: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    void Promise.allSettled(answers).then(() => resolve())
    setTimeout(resolve, PATIENCE_MS)
  })
}
