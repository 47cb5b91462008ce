import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnnx } from './onnx.ts'

const LABELS = ['NOT_HATE', 'OFFENSIVE', 'HATE']
/** Word → its contribution to each label. */
const WORDS: Readonly<Record<string, readonly [number, number, number]>> = {
  '[PAD]': [0, 0, 0],
  '[UNK]': [1, 0, 0],
  '[CLS]': [0, 0, 0],
  '[SEP]': [0, 0, 0],
  chatos: [0, 9, 0],
  imundos: [0, 0, 20],
}

/** Writes a directory with a BERT that classifies by two words; files, inputs and outputs are like those of real ones. */
export function writeTinyClassifier(folder: string): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true })
  const files = {
    'config.json': {
      ...{ model_type: 'bert', architectures: ['BertForSequenceClassification'], pad_token_id: 0 },
      id2label: { ...LABELS },
      label2id: Object.fromEntries(LABELS.map((label, id) => [label, id])),
    },
    'tokenizer.json': TOKENIZER,
    'tokenizer_config.json': { tokenizer_class: 'BertTokenizer', pad_token: '[PAD]', model_max_length: 512 },
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content))
  writeFileSync(join(folder, 'onnx', 'model.onnx'), writeOnnx(describeModel()))
}

const TOKENIZER = {
  version: '1.0',
  added_tokens: Object.keys(WORDS)
    .slice(0, 4)
    .map((content, id) => ({
      ...{ id, content, single_word: false, lstrip: false, rstrip: false, normalized: false, special: true },
    })),
  normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  ...{ post_processor: null, decoder: { type: 'WordPiece', prefix: '##', cleanup: true } },
  model: {
    ...{ type: 'WordPiece', unk_token: '[UNK]', continuing_subword_prefix: '##', max_input_chars_per_word: 100 },
    vocab: Object.fromEntries(Object.keys(WORDS).map((word, id) => [word, id])),
  },
}

/** Sums the contributions of the words. */
function describeModel(): Parameters<typeof writeOnnx>[0] {
  const weights = Object.values(WORDS)
  return {
    inputs: [{ name: 'input_ids', type: 'int64', shape: ['batch', 'tokens'] }],
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', LABELS.length] }],
    constants: [
      { name: 'weights', type: 'float', shape: [weights.length, LABELS.length], values: weights.flat() },
      { name: 'axis', type: 'int64', shape: [1], values: [1] },
    ],
    steps: [
      { op: 'Gather', inputs: ['weights', 'input_ids'], output: 'added' },
      { op: 'ReduceSum', inputs: ['added', 'axis'], output: 'logits', attributes: { keepdims: 0 } },
    ],
  }
}
