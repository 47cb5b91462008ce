/** Agreement of probabilities with labels of 0 and 1. */
export type Figures = { count: number; macroF1: number; f1No: number; f1Yes: number; auc: number; ece: number }

const BINS = 10

/** Probabilities of some texts and their labels, in the same order. */
export type Judged = { scores: readonly number[]; labels: readonly number[] }

export function measure({ scores, labels }: Judged, threshold: number): Figures {
  const { f1No, f1Yes } = measureF1({ scores, labels }, threshold)
  const auc = measureAuc(scores, labels)
  return {
    count: labels.length,
    macroF1: (f1No + f1Yes) / 2,
    f1No,
    f1Yes,
    auc,
    ece: measureCalibration(scores, labels),
  }
}

function measureF1({ scores, labels }: Judged, threshold: number) {
  let hits = 0
  let wrong = 0
  scores.forEach((score, at) => {
    const said = score >= threshold ? 1 : 0
    if (said !== labels[at]) wrong += 1
    else if (said === 1) hits += 1
  })
  const rightNo = labels.length - wrong - hits
  return { f1Yes: (2 * hits) / Math.max(1, 2 * hits + wrong), f1No: (2 * rightNo) / Math.max(1, 2 * rightNo + wrong) }
}

/** The probability that a positive text has a higher score than a negative one; equal scores count half. */
function measureAuc(scores: readonly number[], labels: readonly number[]): number {
  const order = scores.map((_, at) => at).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  const positives = labels.reduce((sum, label) => sum + label, 0)
  let ranks = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && scores[order[to] ?? 0] === scores[order[from] ?? 0]) to += 1
    const rank = (from + to + 1) / 2
    for (; from < to; from += 1) ranks += rank * (labels[order[from] ?? 0] ?? 0)
  }
  return (ranks - (positives * (positives + 1)) / 2) / Math.max(1, positives * (labels.length - positives))
}

/** Expected calibration error: the mean difference of probability and share of positives over ten equal bins of probability. */
function measureCalibration(scores: readonly number[], labels: readonly number[]): number {
  const sums = new Float64Array(BINS)
  scores.forEach((score, at) => {
    const bin = Math.min(BINS - 1, Math.floor(score * BINS))
    sums[bin] = (sums[bin] ?? 0) + score - (labels[at] ?? 0)
  })
  return sums.reduce((sum, distance) => sum + Math.abs(distance), 0) / Math.max(1, labels.length)
}

/** Differences up to this count as equal, given the small number of texts. */
const ALIKE = 0.003

/**
 * The lowest threshold whose macro-F1, the mean over several sets, is as good as the best, in steps of 0.01: dismissing
 * a false positive costs less than missing a true one.
 */
export function findThreshold(sets: readonly Judged[]): number {
  const tried = Array.from({ length: 97 }, (_, step) => {
    const threshold = (step + 2) / 100
    const values = sets.map((judged) => measureF1(judged, threshold)).map(({ f1No, f1Yes }) => (f1No + f1Yes) / 2)
    return { threshold, value: values.reduce((sum, value) => sum + value, 0) / sets.length }
  })
  const best = Math.max(...tried.map(({ value }) => value))
  return tried.find(({ value }) => value >= best - ALIKE)?.threshold ?? 0.5
}

/** The lowest threshold with a precision of at least three quarters in every set. */
export const findPreciseThreshold = (sets: readonly Judged[]) => findRightThreshold(sets, 0.75)

/** The same with six tenths. */
export const findCautiousThreshold = (sets: readonly Judged[]) => findRightThreshold(sets, 0.6)

/** In steps of 0.01; 1 if there is none. */
function findRightThreshold(sets: readonly Judged[], right: number): number {
  const steps = Array.from({ length: 97 }, (_, step) => (step + 2) / 100)
  return steps.find((threshold) => sets.every((judged) => measureMarked(judged, threshold).precision >= right)) ?? 1
}

/** Number of texts at or above a threshold, with precision and recall. */
export type Marked = { marked: number; precision: number; recall: number }

export function measureMarked({ scores, labels }: Judged, threshold: number): Marked {
  const found = labels.filter((_, at) => (scores[at] ?? 0) >= threshold)
  const right = found.reduce((sum, label) => sum + label, 0)
  const all = labels.reduce((sum, label) => sum + label, 0)
  return { marked: found.length, precision: right / Math.max(1, found.length), recall: right / Math.max(1, all) }
}
