import type { MediaProblem, ProblemCode } from './types.ts'

/** Messages shown to the reader. */
const SENTENCES: Record<ProblemCode, string> = {
  empty: 'O arquivo está vazio.',
  too_large: 'O arquivo é grande demais.',
  web_page: 'O endereço leva a uma página, não a um arquivo.',
  unreachable: 'O endereço não respondeu.',
  not_found: 'O arquivo não está guardado.',
  no_picture: 'O arquivo não é uma imagem nem um vídeo que se saiba abrir.',
  drawing: 'Desenhos SVG não são abertos, por segurança.',
  broken: 'O arquivo não pôde ser analisado: pode estar incompleto.',
  too_many_pixels: 'A imagem tem pixels demais.',
  too_many_frames: 'A animação tem quadros demais.',
  timeout: 'A análise demorou demais e foi interrompida.',
  memory: 'A análise precisou de memória demais e foi interrompida.',
  stopped: 'A análise foi interrompida.',
  no_ffmpeg: 'O vídeo não foi analisado: falta um programa no servidor.',
  ocr_failed: 'O texto da imagem não foi lido.',
  no_face_engine: 'Os rostos não foram procurados: falta um programa no servidor.',
  faces_failed: 'Os rostos da imagem não foram procurados.',
}

export const describeProblem = (code: ProblemCode, problem = SENTENCES[code]): MediaProblem => ({ code, problem })

/** A file that cannot be stored or analysed at all. The message is the sentence for the reader. */
export class MediaRefused extends Error {
  override name = 'MediaRefused'
  readonly code: ProblemCode
  constructor(code: ProblemCode, problem = SENTENCES[code]) {
    super(problem)
    this.code = code
  }
}

/** The sentence where only pictures are asked for. */
export const describePictureRefusal = ({ code, message }: MediaRefused): string =>
  code === 'no_picture' ? 'O arquivo não é uma imagem que se saiba abrir.' : message
