import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MediaRefused } from '../problems.ts'
import type { FoundFace } from '../types.ts'
import { isFace } from './confirm-face.ts'
import { keepOnce, listTiles, type Tile } from './face-tiles.ts'
import { openPicture, type Picture } from './picture.ts'

/** Detects and describes faces; created once, used for one picture at a time. */
export type FaceFinder = { find(picture: Picture): Promise<FoundFace[]> }

const LARGEST_SIDE = 1024
/** Below it drawings are mistaken for faces. */
const MIN_CONFIDENCE = 0.7
/** In pixels of the searched picture: descriptors of smaller faces are poor. */
const MIN_SIDE = 40
const MAX_FACES = 50
/** Minimum score reported by the second detector, below the threshold for acceptance. */
const MIN_SURE = 0.05

/** The used parts of the two optional packages, whose own types would require their installation. */
type Tensors = {
  setBackend(name: string): Promise<boolean>
  ready(): Promise<void>
  tensor3d(pixels: Uint8Array, shape: [number, number, number], type: 'int32'): { dispose(): void }
}
type Found = {
  detection: { score: number; box: { left: number; right: number; top: number; bottom: number } }
  descriptor: Float32Array
}
type Described = { withFaceLandmarks(): { withFaceDescriptors(): PromiseLike<Found[]> } }
type FaceApi = {
  nets: Record<string, { loadFromDisk(folder: string): Promise<void> }>
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object
  TinyFaceDetectorOptions: new (options: { inputSize: number; scoreThreshold: number }) => object
  detectAllFaces(tensor: object, options: object): Described & PromiseLike<{ score: number }[]>
}

const NETS = ['ssdMobilenetv1', 'tinyFaceDetector', 'faceLandmark68Net', 'faceRecognitionNet']

/** Throws MediaRefused when the optional packages are not installed. */
export async function openFaceFinder(): Promise<FaceFinder> {
  const { tensors, faceApi, folder, engine } = load()
  await tensors.setBackend('wasm')
  await tensors.ready()
  for (const net of NETS) await faceApi.nets[net]?.loadFromDisk(join(folder, 'model'))
  const options = new faceApi.SsdMobilenetv1Options({ minConfidence: MIN_CONFIDENCE, maxResults: MAX_FACES })
  const findIn = async (picture: Picture, tile: Tile) => {
    const size = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const
    const part = openPicture(picture).extract(tile).resize(size).raw()
    const { data, info } = await part.toBuffer({ resolveWithObject: true })
    const tensor = tensors.tensor3d(new Uint8Array(data), [info.height, info.width, 3], 'int32')
    try {
      const found = await faceApi.detectAllFaces(tensor, options).withFaceLandmarks().withFaceDescriptors()
      return found.filter(isLargeEnough).map((face) => describeFace(face, picture, tile, info.width, engine))
    } finally {
      tensor.dispose()
    }
  }
  const lookAgain = async (pixels: Uint8Array, side: number) => {
    const tensor = tensors.tensor3d(pixels, [side, side, 3], 'int32')
    const small = new faceApi.TinyFaceDetectorOptions({ inputSize: side, scoreThreshold: MIN_SURE })
    try {
      return Math.max(0, ...(await faceApi.detectAllFaces(tensor, small)).map(({ score }) => score))
    } finally {
      tensor.dispose()
    }
  }
  return {
    async find(picture) {
      const faces: FoundFace[] = []
      for (const tile of listTiles(picture)) faces.push(...(await findIn(picture, tile)))
      const confirmed: FoundFace[] = []
      for (const face of keepOnce(faces)) if (await isFace(picture, face, lookAgain)) confirmed.push(face)
      return confirmed
    },
  }
}

function load() {
  const require = createRequire(import.meta.url)
  try {
    const tensors: Tensors = require('@tensorflow/tfjs')
    const wasm: { setWasmPaths(folder: string): void } = require('@tensorflow/tfjs-backend-wasm')
    wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
    const faceApi: FaceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js')
    const { version }: { version: string } = require('@vladmandic/face-api/package.json')
    const folder = dirname(require.resolve('@vladmandic/face-api/package.json'))
    return { tensors, faceApi, folder, engine: `face-api-ssd ${version}` }
  } catch {
    throw new MediaRefused('no_face_engine')
  }
}

const isLargeEnough = ({ detection: { box } }: Found) =>
  Math.min(box.right - box.left, box.bottom - box.top) >= MIN_SIDE

/** In pixels of the original, whatever the scale of the working picture. */
function describeFace(
  { detection, descriptor }: Found,
  picture: Picture,
  tile: Tile,
  searchedWidth: number,
  engine: string,
): FoundFace {
  const { shown } = picture
  const toOriginal = (value: number, start: number, most: number) =>
    Math.round(
      Math.min(most, Math.max(0, ((value * tile.width) / searchedWidth + start) * (shown.width / picture.width))),
    )
  const { left, right, top, bottom } = detection.box
  return {
    x0: toOriginal(left, tile.left, shown.width),
    x1: toOriginal(right, tile.left, shown.width),
    y0: toOriginal(top, tile.top, shown.height),
    y1: toOriginal(bottom, tile.top, shown.height),
    score: detection.score,
    descriptor: [...descriptor],
    engine,
  }
}
