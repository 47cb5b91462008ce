import type { Config } from '../../config.ts'
import type { SpeechEngine } from './engine.ts'
import { openOpenAiEngine } from './openai-engine.ts'
import { openWhisperEngine } from './whisper-engine.ts'

type Settings = Pick<Config, 'dataDir' | 'lives'>

/** The configured engine; null: there is none, and audio is kept until there is one. Nothing is loaded yet. */
export function openSpeechEngine({ dataDir, lives: { speech } }: Settings): SpeechEngine | null {
  const { url, model } = speech
  if (url) return openOpenAiEngine({ ...speech, url })
  return model ? openWhisperEngine(model, dataDir) : null
}
