/** Two invented lives of the demonstration set. Their addresses have no video behind them: ".example" never resolves. */
import type { NewChapter, NewLive } from '../../../contract/lives/lives.ts'
import { SAID } from './invented.ts'

export type DemoLive = { live: NewLive; chapters: NewChapter[] }

const DAY = 86_400_000
/** Characters spoken per second, and the pause between two sentences. */
const PACE = 15
const PAUSE = 0.4

/** The lives with their chapters; they happened some days before `now`. */
export function listDemoLives(now: Date): DemoLive[] {
  return [
    makeLive(now, 6, SAID.briefing, {
      url: 'https://video.example/boletim-da-cheia-do-itaibe',
      title: 'Boletim da cheia do Itaibé',
      channel_title: 'Defesa Civil do Itaibé',
    }),
    makeLive(now, 3, SAID.hearing, {
      url: 'https://video.example/cpi-das-catracas-sessao-12',
      title: 'CPI das Catracas: depoimento da contadora',
      channel_title: 'TV Plenário',
    }),
  ]
}

type Facts = { url: string; title: string; channel_title: string }

function makeLive(now: Date, daysAgo: number, sentences: readonly string[], facts: Facts): DemoLive {
  let at = 4
  const chapters = sentences.map((transcription) => {
    const started = at
    const finished = started + transcription.length / PACE
    at = finished + PAUSE
    return { started_at: formatTime(started), finished_at: formatTime(finished), transcription }
  })
  const begun = Math.floor((now.getTime() - daysAgo * DAY) / 3_600_000) * 3_600_000
  return {
    live: {
      ...facts,
      description: 'Live inventada para a demonstração: não há vídeo, e ninguém disse isto.',
      is_live: false,
      started_at: new Date(begun).toISOString(),
      finished_at: new Date(begun + Math.ceil(at) * 1000).toISOString(),
    },
    chapters,
  }
}

/** Formats seconds, less than an hour, as hh:mm:ss.fraction. */
function formatTime(seconds: number): string {
  return `00:${new Date(seconds * 1000).toISOString().slice(14, 23)}`
}
