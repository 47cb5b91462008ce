import {
  CHANNELS,
  EMBEDDING,
  HIDDEN,
  NAMES_GROUP,
  type Network,
  type PartName,
  WIDTH,
} from '../../../src/server/enrich/hate/network/shape.ts'
import type { TokenRows } from '../../../src/server/enrich/hate/network/subwords.ts'
import { runBackward } from './backward.ts'
import { runForward } from './forward.ts'
import { createState } from './state.ts'
import { createParts, createStep } from './step.ts'

/** The target of each output for a text, and its weight; 0: unknown. */
export type NetworkLesson = { tokens: readonly TokenRows[]; targets: Float32Array; importance: Float32Array }

const BATCH = 16
/** Dropout rate of pooled values. */
const DROPPED = 0.3
const INPUTS: Partial<Record<PartName, number>> = {
  first: WIDTH * EMBEDDING,
  second: WIDTH * CHANNELS,
  hidden: 2 * CHANNELS,
  output: HIDDEN,
  name: EMBEDDING,
}

/** A network with random initial weights. */
function createNetwork(draw: () => number): Network {
  const spread = (scale: number, size: number) => Float32Array.from({ length: size }, () => (draw() * 2 - 1) * scale)
  return createParts((name, size) => {
    if (name === 'table') return spread(0.1, size)
    const inputs = INPUTS[name]
    return inputs ? spread(Math.sqrt(6 / inputs) * 0.7, size) : new Float32Array(size)
  })
}

/** Trains in small batches; the forward pass takes most of the time, because only maxima receive gradients. */
export function createLearner(draw: () => number) {
  const network = createNetwork(draw)
  const slopes = createParts((_, size) => new Float32Array(size))
  const step = createStep(network, slopes, BATCH)
  const state = createState()
  const keep = new Float32Array(2 * CHANNELS)
  const wanted = new Float32Array(NAMES_GROUP + 1)
  const touched = new Set<number>()

  const teach = ({ tokens, targets, importance }: NetworkLesson): number => {
    for (let at = 0; at < keep.length; at += 1) keep[at] = draw() < DROPPED ? 0 : 1 / (1 - DROPPED)
    const count = runForward(network, tokens, state, keep)
    let loss = 0
    for (let one = 0; one < wanted.length; one += 1) {
      const sum = state.output[one] as number
      const counts = importance[one] as number
      const target = targets[one] as number
      wanted[one] = counts * (1 / (1 + Math.exp(-sum)) - target)
      loss += counts * (Math.max(sum, 0) - sum * target + Math.log1p(Math.exp(-Math.abs(sum))))
    }
    runBackward(network, slopes, tokens, count, state, wanted, keep, (row) => touched.add(row))
    return loss
  }
  /** One epoch over lessons in their order; returns the mean loss. `rateAt` gives the learning rate at a fraction of the epoch. */
  const learn = (lessons: readonly NetworkLesson[], rateAt: (share: number) => number): number => {
    let loss = 0
    for (const [at, lesson] of lessons.entries()) {
      loss += teach(lesson)
      if (at % BATCH !== BATCH - 1 && at !== lessons.length - 1) continue
      step(rateAt(at / lessons.length), touched)
      touched.clear()
    }
    return loss / Math.max(1, lessons.length)
  }
  return { network, learn }
}
