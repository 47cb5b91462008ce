/** Invented events that make many people write at once: when they began, how loud they were, how fast they fade. */
export type DemoEvent = { topic: string; daysAgo: number; strength: number; decayDays: number }

export const EVENTS: readonly DemoEvent[] = [
  { topic: 'domingo-livre', daysAgo: 201, strength: 0.8, decayDays: 6 },
  { topic: 'domingo-livre', daysAgo: 52, strength: 0.6, decayDays: 5 },
  { topic: 'domingo-livre-aprovado', daysAgo: 38, strength: 2.2, decayDays: 3 },
  { topic: 'domingo-livre-aprovado', daysAgo: 11, strength: 0.9, decayDays: 2 },
  { topic: 'cpi-das-catracas', daysAgo: 142, strength: 1.3, decayDays: 4 },
  { topic: 'cpi-das-catracas', daysAgo: 74, strength: 0.9, decayDays: 3 },
  { topic: 'cheia', daysAgo: 96, strength: 2.8, decayDays: 5 },
  { topic: 'braco-aberto', daysAgo: 61, strength: 1.4, decayDays: 7 },
  { topic: 'urnas', daysAgo: 25, strength: 2.4, decayDays: 3 },
  { topic: 'urnas', daysAgo: 4, strength: 1.6, decayDays: 1.5 },
]
