import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Constant, type Graph, writeOnnx } from './onnx.ts'

const BANDS = 80
const FRAMES = 1500
/** Boundary between low and high: about 1,000 Hz. */
const MIDDLE = BANDS / 2

const WORDS = ['grave', 'agudo', '<|endoftext|>', '<|startoftranscript|>', '<|pt|>', '<|translate|>', '<|transcribe|>']
const idOf = (word: string) => WORDS.indexOf(word)
const [LOW, HIGH] = [idOf('grave'), idOf('agudo')]
const [END, START] = [idOf('<|endoftext|>'), idOf('<|startoftranscript|>')]
const [TRANSLATE, TRANSCRIBE] = [idOf('<|translate|>'), idOf('<|transcribe|>')]
const NO_TIMES = WORDS.length
const TIMES = Array.from({ length: FRAMES + 1 }, (_, step) => `<|${(step * 0.02).toFixed(2)}|>`)
const FIRST_TIME = NO_TIMES + 1
const LAST_TIME = FIRST_TIME + FRAMES
const VOCABULARY = LAST_TIME + 1

/**
 * Writes a directory with a Whisper that knows only two words: whether a sound is low or high. Files, inputs and
 * outputs are like those of real ones, its size is a few kilobytes.
 */
export function writeTinyWhisper(folder: string): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true })
  const files = {
    'config.json': CONFIG,
    'generation_config.json': GENERATION,
    'preprocessor_config.json': PREPROCESSOR,
    'tokenizer.json': describeTokenizer(),
    'tokenizer_config.json': { tokenizer_class: 'WhisperTokenizer', eos_token: '<|endoftext|>' },
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content))
  writeFileSync(join(folder, 'onnx', 'encoder_model_quantized.onnx'), writeOnnx(ENCODER))
  writeFileSync(join(folder, 'onnx', 'decoder_model_merged_quantized.onnx'), writeOnnx(describeDecoder()))
}

const CONFIG = {
  model_type: 'whisper',
  architectures: ['WhisperForConditionalGeneration'],
  is_encoder_decoder: true,
  d_model: 1,
  ...{ encoder_layers: 1, encoder_attention_heads: 1, decoder_layers: 1, decoder_attention_heads: 1 },
  vocab_size: VOCABULARY,
  num_mel_bins: BANDS,
  ...{ max_source_positions: FRAMES, max_target_positions: 448 },
  ...{ bos_token_id: END, eos_token_id: END, pad_token_id: END, decoder_start_token_id: START },
}

const GENERATION = {
  ...{ bos_token_id: END, eos_token_id: END, pad_token_id: END, decoder_start_token_id: START },
  is_multilingual: true,
  lang_to_id: { '<|pt|>': idOf('<|pt|>') },
  task_to_id: { transcribe: TRANSCRIBE, translate: TRANSLATE },
  no_timestamps_token_id: NO_TIMES,
  max_initial_timestamp_index: 50,
  max_length: 448,
  return_timestamps: false,
}

const PREPROCESSOR = {
  feature_extractor_type: 'WhisperFeatureExtractor',
  processor_class: 'WhisperProcessor',
  ...{ feature_size: BANDS, sampling_rate: 16_000, chunk_length: 30, n_samples: 480_000, nb_max_frames: 3_000 },
  ...{ hop_length: 160, n_fft: 400, padding_side: 'right', padding_value: 0, return_attention_mask: false },
}

function describeTokenizer(): object {
  const all = [...WORDS, '<|notimestamps|>', ...TIMES]
  const byteLevel = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true }
  return {
    version: '1.0',
    added_tokens: all.slice(END).map((content, index) => ({
      ...{ id: END + index, content, single_word: false, lstrip: false, rstrip: false, normalized: false },
      special: END + index < FIRST_TIME,
    })),
    ...{ normalizer: null, pre_tokenizer: byteLevel, post_processor: null, decoder: byteLevel },
    model: { type: 'BPE', vocab: Object.fromEntries(all.map((word, id) => [word, id])), merges: [] },
  }
}

const ints = (name: string, values: readonly number[], shape = [values.length]): Constant => ({
  ...{ name, type: 'int64', shape, values },
})
const floats = (name: string, values: readonly number[]): Constant => ({
  ...{ name, type: 'float', shape: [values.length], values },
})

/** Maps sound in bands to how much louder the high ones are than the low ones, the same for every frame. */
const ENCODER: Graph = {
  inputs: [{ name: 'input_features', type: 'float', shape: ['batch', BANDS, 'frames'] }],
  outputs: [{ name: 'last_hidden_state', type: 'float', shape: ['batch', FRAMES, 1] }],
  constants: [
    ...[ints('zero', [0]), ints('middle', [MIDDLE]), ints('bands', [BANDS]), ints('axis', [1])],
    ints('size', [1, FRAMES, 1]),
  ],
  steps: [
    { op: 'Slice', inputs: ['input_features', 'zero', 'middle', 'axis'], output: 'low' },
    { op: 'Slice', inputs: ['input_features', 'middle', 'bands', 'axis'], output: 'high' },
    { op: 'ReduceMean', inputs: ['low'], output: 'low_mean', attributes: { axes: [1, 2], keepdims: 1 } },
    { op: 'ReduceMean', inputs: ['high'], output: 'high_mean', attributes: { axes: [1, 2], keepdims: 1 } },
    { op: 'Sub', inputs: ['high_mean', 'low_mean'], output: 'height' },
    { op: 'Expand', inputs: ['height', 'size'], output: 'last_hidden_state' },
  ],
}

/** Each token has one successor: after the task a time, then the word, then the end of the window, then the end. */
function describeDecoder(): Graph {
  const followAfter = (word: number) =>
    Array.from({ length: VOCABULARY }, (_, id) => {
      if (id === TRANSCRIBE) return FIRST_TIME
      if (id === FIRST_TIME) return word
      return id === LOW || id === HIGH ? LAST_TIME : END
    })
  return {
    inputs: [
      { name: 'input_ids', type: 'int64', shape: ['batch', 'tokens'] },
      { name: 'encoder_hidden_states', type: 'float', shape: ['batch', FRAMES, 1] },
    ],
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', 'tokens', VOCABULARY] }],
    constants: [
      ints('after_low', followAfter(LOW)),
      ints('after_high', followAfter(HIGH)),
      ints('depth', [VOCABULARY], []),
      ...[floats('unlikely_likely', [0, 20]), { ...floats('none', [0]), shape: [] }],
    ],
    steps: [
      { op: 'ReduceMean', inputs: ['encoder_hidden_states'], output: 'height', attributes: { keepdims: 0 } },
      { op: 'Greater', inputs: ['height', 'none'], output: 'is_high' },
      { op: 'Gather', inputs: ['after_low', 'input_ids'], output: 'if_low' },
      { op: 'Gather', inputs: ['after_high', 'input_ids'], output: 'if_high' },
      { op: 'Where', inputs: ['is_high', 'if_high', 'if_low'], output: 'next' },
      { op: 'OneHot', inputs: ['next', 'depth', 'unlikely_likely'], output: 'logits' },
    ],
  }
}
